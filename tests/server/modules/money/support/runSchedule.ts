import type { OnlineMethod } from '#contract/codes.ts'
import type { DuesWorld } from './duesWorld.ts'
import { happen, isStray, tell, workOn } from './happenings.ts'
import type { Mishap, Schedule } from './schedule.ts'
import { openStage, type Stage, type Told } from './stage.ts'

/** What came of a schedule, once everything has calmed down. */
export interface Outcome {
  memberId: string
  /** All money of the schedule, by whoever took it. */
  money: Told[]
}

type Check = () => Promise<void>

const MINUTE = 60_000
/** Past the last time that a bank is asked about an order. */
const CALM_HOURS = 27

/**
 * Runs a schedule against a member of its own, calling `check` after each round; then everything is mended, a day
 * passes, and what is due is done. Rejects when anything but a refusal or a break brought about is thrown.
 */
export async function runSchedule(
  world: DuesWorld,
  { rounds }: Schedule,
  check: Check,
): Promise<Outcome> {
  const stage = await openStage(world)
  for (const { minutes, mishaps, happenings } of rounds) {
    world.server.advance(minutes * MINUTE)
    for (const mishap of mishaps) befall(stage, mishap)
    /** The books balance at every moment, also while money is being recorded. */
    await Promise.all([...happenings.map((one) => happen(stage, one)), check()])
    stage.mortal.live()
    await check()
  }
  await calmDown(stage)
  await check()
  const { memberId, money } = stage
  return { memberId, money }
}

function befall({ mortal, providers }: Stage, mishap: Mishap): void {
  if (mishap.kind === 'die') mortal.dieAt(mishap.after, mishap.when)
  else providers.get(mishap.method as OnlineMethod)?.breakNext(mishap.call, mishap.where)
}

/** Nothing breaks any more; every other notification still comes, and what is due is done until nothing is. */
async function calmDown(stage: Stage): Promise<void> {
  const { providers, money, world } = stage
  for (const provider of providers.values()) provider.mend()
  for (const told of money.filter((one, at) => at % 2 === 0 || isStray(one)))
    await tell(stage, told)
  for (let hours = 0; hours < CALM_HOURS; hours += 1) {
    world.server.advance(60 * MINUTE)
    while ((await workOn(stage)) > 0);
  }
}
