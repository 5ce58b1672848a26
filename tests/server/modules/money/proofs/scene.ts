import type { CallInput } from '#contract/calls.ts'
import type { Browser } from './browser.ts'
import type { Promised } from './findFaults.ts'
import type { Member } from './foundSociety.ts'
import type { Random } from './random.ts'
import type { Society } from './society.ts'

/** An order as its payer knows it. */
export interface KnownOrder {
  id: string
  member: Member
  method: string
  /** What to pay with, online. */
  result?: string
}

/** A payment as it was pressed; pressed again it is the same one. */
export interface Pressed {
  member: Member
  input: CallInput<'pay'>
  key: string
}

/** What people know of and go on with, across the deaths of servers. */
export interface Scene {
  society: Society
  random: Random
  staff: Browser
  browserOf(member: Member): Browser
  /** Moves on through the members, so that those about now are few and meet. */
  stage: number
  orders: KnownOrder[]
  /** Payments that were pressed and never answered. */
  unanswered: Pressed[]
  promised: { [Name in keyof Promised]: Set<string> }
  /** Sentences about what no client can bring about. */
  faults: string[]
}

export type Deed = (scene: Scene) => Promise<void>
