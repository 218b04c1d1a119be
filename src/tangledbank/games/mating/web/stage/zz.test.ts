import { readFileSync } from "node:fs";
import { test, expect } from "vitest";
import { cardsOf } from "../cards/faces.ts";
import { filmOf } from "./scenes.ts";
const frames = JSON.parse(readFileSync("/tmp/stage-harness/frames.json","utf8"));
const cards = cardsOf(JSON.parse(readFileSync("/tmp/stage-harness/cards.json","utf8")));
test("all", () => {
  const bad: Record<string, number> = {}; const ex: Record<string,string> = {}; let scenes=0; const caps = new Set<string>(); let longest="";
  for (const f of frames) {
    const s = filmOf(f.before, f.frame, cards, (n) => ["Ana","Bo","Cem","Dan","Eva","Fay"][n]!);
    scenes += s.length; for (const x of s) { if (x.caption.length>longest.length) longest=x.caption; if (!x.caption) bad["nocaption "+x.kind]=1; }
    if (!s.length) continue;
    const last: any = s.at(-1)!.view, v = f.frame.view;
    for (const k of Object.keys(v)) {
      if (["phase","window","actors","deck","hand","chosen","discarding","buried","due","seat"].includes(k)) continue;
      if (k==="players") { v.players.forEach((p: any, i: number) => { for (const q of Object.keys(p)) if (JSON.stringify(p[q])!==JSON.stringify(last.players[i][q])) { const key="player."+q; bad[key]=(bad[key]??0)+1; ex[key]??=`${JSON.stringify(last.players[i][q])} != ${JSON.stringify(p[q])} after ${f.action}: ${f.frame.events.map((e: any)=>e.name).join()}`; } }); continue; }
      if (JSON.stringify(v[k])!==JSON.stringify(last[k])) { bad[k]=(bad[k]??0)+1; ex[k]??=`${JSON.stringify(last[k])} != ${JSON.stringify(v[k])} after ${f.action}: ${f.frame.events.map((e: any)=>e.name).join()}`; }
    }
  }
  console.log(frames.length, scenes, bad, JSON.stringify(ex,null,1), longest);
  expect(1).toBe(1);
});
