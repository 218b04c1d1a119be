"""The rules, a module for each chapter of the rulebook, in its order.

    §1   setup        stands, nests, hands and environments
    §2   playing      play and pay: all choose in secret, then show and pay
    §3   surviving    an environment with its predators, scarce females and food
    §4   attracting   the males fight, then the females choose
    §5   mating       offspring, then the females return
    §6   sneaking     windows for sneaky cards, what each demands and does, answers
    §7   drawing      discard and draw
    §8   winning      why the game ends, and who has won
    §9   terms        variants, and the numbers that a host can turn

Below the chapters:

    –    told         each event once: its number, its sentence, who may hear it
    –    actions      actions as numbers
    –    grounds      reasons against an action as numbers
    –    state        what lies where, who is asked, and small facts about a seat
    –    dice         throws, and rolls among players who are level

Above them:

    –    flow         from one question to the next
    –    position     the table of contents: what a seat may do, and what each action does
"""
