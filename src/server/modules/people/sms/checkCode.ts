import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { countNetwork } from '#server/base/session/limitNetwork.ts'
import { networkOf } from '#server/base/session/networkOf.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { type CodeAnswer, consumeSmsCode, trySmsCode } from '../repositories/smsCodes.ts'
import { type CodeScope, hashCode } from './codeHash.ts'
import { CODE_TRIES, GUESSES_PER_IP } from './smsRules.ts'

export interface CodeGuess extends CodeScope {
  code: string
  ip: string
}

/**
 * Returns true for a correct code. Counts the attempt in its own transaction and does not consume the code.
 * @throws TooMany when the address has guessed too often, without revealing whether the code is correct
 */
export const isCodeRight = (store: Store, guess: CodeGuess): Promise<boolean> =>
  isRightFor(store, guess, [guess.purpose])

/**
 * Checks a code against a number's live codes of any purpose, otherwise as `isCodeRight`. The attempt counts for each
 * of them, so that checking all at once allows no more guesses than checking one.
 */
export const isAnyCodeRight = (store: Store, guess: Omit<CodeGuess, 'purpose'>): Promise<boolean> =>
  isRightFor(store, guess, Object.values(SmsPurpose))

async function isRightFor(
  store: Store,
  guess: Omit<CodeGuess, 'purpose'>,
  purposes: readonly SmsPurpose[],
): Promise<boolean> {
  const network = networkOf(guess.ip)
  const answers = await store.tx(guess.orgId, async (tx) => {
    if (!(await countNetwork(tx, guess.ip, GUESSES_PER_IP))) return undefined
    const found: CodeAnswer[] = []
    for (const purpose of purposes) {
      const scope = { ...guess, purpose }
      const codeHash = hashCode(scope, guess.code)
      const { mobile } = guess
      found.push(await trySmsCode(tx, { mobile, purpose, codeHash, network }, CODE_TRIES))
    }
    return found
  })
  if (!answers) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return answers.includes('right')
}

/**
 * Checks a code; the attempt counts in either case.
 * @throws BadRequest for a wrong code, and as `isCodeRight`
 */
export async function requireRightCode(store: Store, guess: CodeGuess): Promise<void> {
  if (!(await isCodeRight(store, guess))) throw new Refusal(RefusalCode.BadRequest, 'codeWrong')
}

/**
 * Consumes the code within the transaction of the business call; of concurrent calls only one succeeds.
 * @throws BadRequest for a code that is not live any more
 */
export async function consumeCode(tx: Tx, guess: CodeGuess): Promise<void> {
  if (!(await consumeSmsCode(tx, guess, hashCode(guess, guess.code))))
    throw new Refusal(RefusalCode.BadRequest, 'codeWrong')
}
