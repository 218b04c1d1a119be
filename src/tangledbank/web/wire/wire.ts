// Written by `python -m tools.types` from server/wire.py; do not edit.

import type { Action } from "./actions"

/** How a seat's chance of winning went from the start to the end: start + draws + play = end. */
export interface Account {
  start: number
  draws: number
  play: number
  end: number
  decisions: number
  agreed: number
}

/** Do this. `seq` is the newest frame that the page has shown. */
export interface Act {
  type: 'act'
  id: string
  action: Action
  seq: number
}

/** To `advise`: what the action promises, in the game's own form. */
export interface Advice {
  type: 'advice'
  id: string
  advice: unknown
}

/** What does this promise me, as far as I can know? One such question at a time. */
export interface Advise {
  type: 'advise'
  id: string
  action: Action
}

/** What a bot has weighed before its last action, at a table where they think aloud. */
export interface Aloud {
  type: 'aloud'
  seat: number
  reasons: ReasonsInfo
}

/** All that was found, up to some step if somebody has stopped it. */
export interface Analysis {
  steps: number
  chances: number[][]
  decisions: Judged[]
  moments: Moment[]
  accounts: Account[]
  overlooked: Overlooked[]
}

/** How far the analysis of a game is, and what it has found so far. */
export interface AnalysisInfo {
  state: 'done' | 'failed' | 'none' | 'running' | 'stopped' | 'waiting'
  key: string
  looked: number
  steps: number
  seconds_left: number
  trouble: string
  analysis: Analysis | null
}

/** To `why not` (a refusal, or none if it may be done) and to `what if` (events). */
export interface Answer {
  type: 'answer'
  id: string
  refusal: RefusalInfo | null
  events: EventInfo[]
}

/** The host deals. */
export interface Begin {
  type: 'begin'
  id: string
}

/** The game that a table goes on from: after so many of its actions. */
export interface BranchInfo {
  of: string
  entries: number
}

/** What a game from outside brings for the page, and which page that was built for. */
export interface BroughtPage {
  version: string
  interface: string
  files: Record<string, string>
  style: string
}

/** This connection ends, and why; `again` if trying again makes sense. */
export interface Bye {
  type: 'bye'
  code: string
  sentence: string
  again: boolean
}

/** A card as people see it. */
export interface CardInfo {
  id: string
  kind: string
  name: string
  latin: string
  numbers: Record<string, number | string | boolean | string[]>
  fact: string
  source: string
  age: string
  copies: number
}

/** One thing that an action needs, and whether it is met. */
export interface CheckInfo {
  met: boolean
  text: string
}

/** A choice that a seat had, the expert's best first, and what it took. */
export interface Decision {
  seat: number
  best: Weighing[]
  taken: Weighing
  rank: number
  choices: number
  gap: number
  verdict: string
  why: string[]
}

/** What you asked for is done, and saved. */
export interface Done {
  type: 'done'
  id: string
}

/** Something that happened and that this seat may know. */
export interface EventInfo {
  name: string
  seat: number
  values: Record<string, number | string>
  section: string
  sentence: string
}

/** How actions of one kind are written: a notation with its places in braces. */
export interface FormInfo {
  verb: string
  text: string
  places: Record<string, PlaceInfo>
}

/** The table as this seat sees it now, and what has happened since the last frame. */
export interface Frame<View = unknown, Act = Action, Event = EventInfo> {
  type: 'frame'
  seq: number
  view: View
  events: Event[]
  log_length: number
  legal: Act[]
  offers: string[]
  asked: string
  take_back: RefusalInfo | null
  at: number
  clock: number | null
  lessons: string[]
  outcome: Outcome | null
}

/** The host sends a bot or a person away from a seat. */
export interface FreeSeat {
  type: 'free seat'
  id: string
  seat: number
}

/** A game as the shelf shows it. */
export interface GameInfo {
  id: string
  title: string
  about: string
  designer: string
  minutes: number
  seats: [number, number]
  options: OptionInfo[]
  bots: string[]
  levels: LevelInfo[]
  styles: StyleInfo[]
  usual_bot: string
  thinks: boolean
  rival: string
  unit: string
  own_decks: boolean
  guide: GuideInfo | null
  page: BroughtPage | null
  analysed: boolean
}

/** A guided first game: what it says before, during and after. */
export interface GuideInfo {
  opening: string
  closing: string
  lessons: LessonInfo[]
}

/** That the server is alive, and what it is. */
export interface Health {
  version: string
  compiled: boolean
  addresses: string[]
}

/** First of all: the seat's token, or none to watch; the browser's part of the shuffle. */
export interface Hello {
  type: 'hello'
  token?: string
  name?: string
  nonce?: string
}

/** Hold the lamp: what to look at (1), which cards it is about (2), what to do and why (3). */
export interface Hint {
  type: 'hint'
  id: string
  step: number
}

/** To `hint`: one step of it. Cards are given by their ids, the action with the last step. */
export interface Hinted {
  type: 'hinted'
  id: string
  step: number
  title: string
  text: string
  cards: string[]
  reasons: ReasonsInfo | null
}

/** A decision and its place in the game. */
export interface Judged {
  step: number
  entries: number
  decision: Decision
}

/** I give up my seat. */
export interface Leave {
  type: 'leave'
  id: string
}

/** What a guided game says at the first decision of a kind. */
export interface LessonInfo {
  key: string
  title: string
  text: string
  section: string
}

/** How strong a bot is, with an animal that stands for it; the same in all games. */
export interface LevelInfo {
  id: string
  name: string
  animal: string
  about: string
}

/** Somewhere else to read on. */
export interface LinkInfo {
  words: string
  address: string
}

/** A step at which a chance of winning changed much, by what was done or by luck. */
export interface Moment {
  step: number
  seat: number
  before: number
  after: number
  luck: boolean
  sentence: string
}

/** A table that goes on from a moment of a game that is over; whoever wishes for it is host. */
export interface NewBranch {
  name: string
  seat: number
  entries: number
  others: string[]
  record: string
}

/** Somebody wants to sit down. */
export interface NewSeat {
  name: string
  seat?: number | null
}

/** A table to be laid. The first seat is the host's; `bots` fill seats from the second on. */
export interface NewTable {
  game: string
  name: string
  seats: number
  options: Record<string, number | boolean | string>
  bots?: string[]
  pace?: 'at once' | 'brisk' | 'human'
  guided?: boolean
}

/** Keep this for my seat, under a key of the page's; an empty text takes the note away. */
export interface Note {
  type: 'note'
  id: string
  key: string
  text: string
}

/** All notes of this seat, by key, after one of them has changed. */
export interface Notes {
  type: 'notes'
  notes: Record<string, string>
}

/** A table that waits for players, and that its host lets everyone see. */
export interface OpenTable {
  code: string
  game: string
  title: string
  host: string
  seats: number
  free: number
  deck: string
  waiting_s: number
}

/** One option that a host may turn, and its usual value for each number of seats it is for. */
export interface OptionInfo {
  name: string
  title: string
  kind: 'number' | 'pick' | 'switch' | 'text'
  sentence: string
  section: string
  defaults: Record<string, number | boolean | string>
  low: number
  high: number
  step: number
  words: string[]
  unit: string
  zero: string
}

/** Scores by seat, the winning seats, and why the game was over. */
export interface Outcome {
  scores: Score[]
  winners: number[]
  ended_by: string
  rivals: Score[]
}

/** What a seat might have done in a race, and did not see. */
export interface Overlooked {
  step: number
  seat: number
  cards: string[]
  sentence: string
}

/** Points and what they are for. */
export interface Part {
  points: number
  reason: string
  cards: string[]
}

/** Cards that lie together, by their ids. */
export interface Pile {
  name: string
  cards: string[]
}

/** Are you there? */
export interface Ping {
  type: 'ping'
  id: string
}

/** What may stand in a place of a form. */
export interface PlaceInfo {
  kind: 'count' | 'phrase' | 'row' | 'word'
  one: PlaceInfo | null
  separator: string
  text: string
  places: Record<string, PlaceInfo>
}

/** What went wrong, in one sentence. */
export interface Problem {
  code: string
  sentence: string
}

/** An action that was weighed. Without the action: with a card that not everyone can see. */
export interface ReasonInfo {
  action: Record<string, unknown> | null
  sentence: string
  chance: number
  share: number
}

/** What was taken, then the next best, and why the first is better. */
export interface ReasonsInfo {
  actions: ReasonInfo[]
  why: string[]
}

/** Why not: a code for programs, the rule, one sentence, the cards concerned. */
export interface RefusalInfo {
  code: string
  sentence: string
  section: string
  cards: string[]
  checks: CheckInfo[]
  seat: number
  earlier_ms: number
}

/** What you asked for is not done. */
export interface Refused {
  type: 'refused'
  id: string
  refusal: RefusalInfo
}

/** Another game, with the same people. */
export interface Rematch {
  type: 'rematch'
  id: string
}

/** Call me something else. */
export interface Rename {
  type: 'rename'
  id: string
  name: string
}

/** A whole game from one viewpoint: a seat's, a spectator's, or with all cards open. */
export interface Replay {
  table: TableInfo
  seat: number | null
  steps: Step[]
  turning_points: TurningPoint[]
  lines: number
  cards: CardInfo[]
  names: Record<string, string>
}

/** All points of one seat, or of a rival without a seat, with their parts. */
export interface Score {
  name: string
  points: number
  parts: Part[]
}

/** A bot is to sit there: on a free seat, or in place of a person gone for too long. */
export interface SeatBot {
  type: 'seat bot'
  id: string
  seat: number
  bot: string
}

/** Who sits there: nobody, a person, a bot, or a bot for a person who may come back. */
export interface SeatInfo {
  who: 'bot' | 'open' | 'person'
  name: string
  bot: string
  present: boolean
  away_ms: number
  may_hand_over: boolean
  hints: number
}

/** The host sets the table up, before the game begins; hints and thinking aloud at any time. */
export interface SetUp {
  type: 'set up'
  id: string
  seats?: number
  options?: Record<string, number | boolean | string>
  pace?: 'at once' | 'brisk' | 'human'
  shown?: boolean
  hints?: 'counted' | 'free' | 'off'
  aloud?: boolean
}

/** The parts of a seed: 64 hexadecimal digits each, the browsers' in the order of the seats. */
export interface Shuffle {
  secret: string
  nonces: string[]
}

/** The deal, then one step per action, and one wherever time alone has changed something. */
export interface Step {
  seat: number
  at: number
  entries: number
  frame: Frame | null
  said: string[]
  piles: Pile[] | null
}

/** What a game's own page tells of it, in paragraphs; empty if the game says nothing. */
export interface StoryInfo {
  theme: string
  turn: string
  charm: string
  audience: string
  published: string
  ours: string
  links: LinkInfo[]
  bots: Record<string, string>
}

/** A character that a level may take on: `hard fighter`. */
export interface StyleInfo {
  id: string
  about: string
}

/** Somebody came, went, or changed something. */
export interface TableChanged {
  type: 'table'
  table: TableInfo
}

/** A table, without what lies on it. */
export interface TableInfo {
  code: string
  game: string
  title: string
  stage: 'closed' | 'gathering' | 'over' | 'playing'
  seats: SeatInfo[]
  host: number
  options: Record<string, number | boolean | string>
  pace: 'at once' | 'brisk' | 'human'
  watching: string[]
  commitment: string
  notice: string
  shuffle: Shuffle | null
  outcome: Outcome | null
  rematch: string
  deck: string
  deck_about: string
  deck_hash: string
  guided: boolean
  shown: boolean
  branch: BranchInfo | null
  hints: 'counted' | 'free' | 'off'
  aloud: boolean
}

/** Undo my last action. */
export interface TakeBack {
  type: 'take back'
  id: string
}

/** A seat taken: the token proves it, so nobody else may see it. */
export interface Ticket {
  code: string
  seat: number
  token: string
  commitment: string
}

/** A step at which the game turned. */
export interface TurningPoint {
  step: number
  sentence: string
}

/** An action as the expert saw it from its seat. */
export interface Weighing {
  action: string
  said: string
  cards: string[]
  chance: number
  share: number
}

/** You are in: your seat (none: you watch), and all that your seat has heard and noted. */
export interface Welcome {
  type: 'welcome'
  seat: number | null
  table: TableInfo
  log: EventInfo[]
  notes: Record<string, string>
}

/** What would this do at once? */
export interface WhatIf {
  type: 'what if'
  id: string
  action: Action
}

/** Why may I not do this? */
export interface WhyNot {
  type: 'why not'
  id: string
  action: Action
}

export type FromPage = Hello | Act | TakeBack | WhyNot | WhatIf | Advise | Hint | Note | SetUp | SeatBot | FreeSeat | Begin | Leave | Rename | Rematch | Ping

export type ToPage = Welcome | TableChanged | Frame | Notes | Done | Refused | Answer | Advice | Hinted | Aloud | Bye
