import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { type CodeAnswer, consumeSmsCode, trySmsCode } from '../../store/repositories/smsCodes.ts'
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
export const isCodeRight = (store: Store, guess: CodeGuess): Promise<boolean> =>
  isRightFor(store, guess, [guess.purpose])

/**
 * The same for a number's live codes of whatever purpose. The try counts for each of them, so that asking for all at
 * once guesses no faster than asking for one.
 */
export const isAnyCodeRight = (store: Store, guess: Omit<CodeGuess, 'purpose'>): Promise<boolean> =>
  isRightFor(store, guess, Object.values(SmsPurpose))

async function isRightFor(
  store: Store,
  guess: Omit<CodeGuess, 'purpose'>,
  purposes: readonly SmsPurpose[],
): Promise<boolean> {
  const answers = await store.tx(guess.orgId, async (tx) => {
    if (!(await countEvent(tx, { key: `code:ip:${guess.ip}`, ...GUESSES_PER_IP }))) return undefined
    const found: CodeAnswer[] = []
    for (const purpose of purposes) {
      const scope = { ...guess, purpose }
      found.push(await trySmsCode(tx, scope, hashCode(scope, guess.code), CODE_TRIES))
    }
    return found
  })
  if (!answers) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return answers.includes('right')
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
