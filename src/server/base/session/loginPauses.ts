import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'

const FREE_TRIES = 5
const LONGEST_SECONDS = 3600

/**
 * Seconds of the pause: a minute after five failures in a row, doubled by each further one, an hour at most (decision
 * 0243).
 */
export const pauseAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(60 * 2 ** (failures - FREE_TRIES), LONGEST_SECONDS)

/** Refusal of a paused attempt, with the remaining time in whole minutes. */
export function pausedRefusal(
  sentence: 'loginPaused' | 'factorPaused',
  until: Date,
  now: Date,
): Refusal {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000)
  return new Refusal(RefusalCode.TooMany, sentence, { minutes })
}
