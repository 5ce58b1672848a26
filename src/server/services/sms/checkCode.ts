import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { consumeSmsCode, trySmsCode } from '../../store/repositories/smsCodes.ts'
import type { Store, Tx } from '../../store/store.ts'
import { type CodeScope, hashCode } from './codeHash.ts'
import { CODE_TRIES, GUESSES_PER_IP } from './smsRules.ts'

export interface CodeGuess extends CodeScope {
  code: string
  ip: string
}

/**
 * Whether the code is right. Counts a try, in a transaction of its own, and consumes nothing.
 * TooMany when the address has guessed too often: then it is not said whether the code is right.
 */
export async function isCodeRight(store: Store, guess: CodeGuess): Promise<boolean> {
  const answer = await store.tx(guess.orgId, async (tx) => {
    const few = await countEvent(tx, { key: `code:ip:${guess.ip}`, ...GUESSES_PER_IP })
    return few ? trySmsCode(tx, guess, hashCode(guess, guess.code), CODE_TRIES) : undefined
  })
  if (!answer) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return answer === 'right'
}

/** Refuses a code that is not right; the try is counted whatever the caller does next. */
export async function requireRightCode(store: Store, guess: CodeGuess): Promise<void> {
  if (!(await isCodeRight(store, guess))) throw new Refusal(RefusalCode.BadRequest, 'codeWrong')
}

/** Uses the code up inside the transaction of the business call; of two calls at once one gets through. */
export async function consumeCode(tx: Tx, guess: CodeGuess): Promise<void> {
  if (!(await consumeSmsCode(tx, guess, hashCode(guess, guess.code))))
    throw new Refusal(RefusalCode.BadRequest, 'codeWrong')
}
