import { RefusalCode } from '#contract/envelope.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { tradeNumber } from '#domain/money/tradeNumber.ts'
import { fill } from '#domain/text/fill.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { findNumberHolder } from '../repositories/tradeNumbers.ts'

/**
 * Refuses a transfer number that has paid already, whether by an entry or by a statement line that confirmed an order:
 * one number is one payment (decision 0397). Holds the number until the transaction ends, so that another transaction
 * with it waits and sees this one's payment. An empty number passes. Call it right after locking the draft and the line
 * (decision 0431).
 * @throws Conflict naming the member and the order that have it
 */
export async function requireFreshNumber(tx: Tx, tradeNo: string): Promise<void> {
  const number = tradeNumber(tradeNo)
  if (number === '') return
  await oneAtATime(tx, `number:${number}`)
  const holder = await findNumberHolder(tx, number)
  if (!holder) return
  const { fen, orderId, memberName } = holder
  throw new Refusal(RefusalCode.Conflict, 'numberPaid', {
    ...{ number, amount: yuanOf(fen) },
    name: memberName ?? words.severalMembers,
    order: orderId === null ? '' : fill(words.ofOrder, { orderId }),
  })
}
