import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { MessageKey } from '#server/messages/sentence.ts'
import type { Tx } from '#server/store/store.ts'
import { type LoginTry, reserveLoginTry, returnLoginTry } from '../repositories/loginFailures.ts'
import { type RateRule, reserveEvent, returnEvent } from '../repositories/rateLimits.ts'
import { pauseAfter, pausedRefusal } from './loginPauses.ts'

/** What a guess at a secret counts against: pauses of a name and network, and a budget of all networks. */
export interface GuessLimits {
  attempt: LoginTry
  budget: RateRule
}

interface Sentences {
  paused: Parameters<typeof pausedRefusal>[0]
  usedUp: MessageKey
}

/**
 * Counts a guess as wrong before it is compared; returns the refusal when a limit is reached. Of concurrent guesses no
 * more are compared than of consecutive ones (decision 0437). Must be committed; a right guess is given back by
 * `returnGuess`.
 */
export async function reserveGuess(
  tx: Tx,
  { attempt, budget }: GuessLimits,
  { paused, usedUp }: Sentences,
): Promise<Refusal | undefined> {
  const pausedUntil = await reserveLoginTry(tx, attempt, pauseAfter)
  if (pausedUntil) return pausedRefusal(paused, pausedUntil, tx.now)
  if (await reserveEvent(tx, budget)) return undefined
  await returnLoginTry(tx, attempt)
  return new Refusal(RefusalCode.TooMany, usedUp)
}

/** Gives a reserved guess back, one that was right or was not compared; failures before it stay. */
export async function returnGuess(tx: Tx, { attempt, budget }: GuessLimits): Promise<void> {
  await returnLoginTry(tx, attempt)
  await returnEvent(tx, budget)
}
