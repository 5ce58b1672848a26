import type { StatementLine } from '../statement.ts'
import type { BookIndex } from './bookIndex.ts'
import type { BookOrder, Guess, MatchReason } from './books.ts'
import { namesIn } from './namesIn.ts'

/** Staff choose among a few; a sum that many orders share says nothing. */
const MOST_GUESSES = 5

/**
 * What a line of money in may be about, best first: the order whose number it carries, open orders of its sum, and
 * members whose name its payer or memo holds. Says nothing of lines of money out.
 */
export function guessesFor(line: StatementLine, index: BookIndex): readonly Guess[] {
  if (line.kind !== 'payment') return []
  const [numbered] = index.orders.free(line.tradeRef)
  if (numbered) return [guess(numbered, ['sameOrderNumber', sumReason(numbered, line)])]
  const orders = index.ordersBySum
    .free(String(line.fen))
    .map((order) => guess(order, ['sameSum', ...wordReasons(order, line)]))
    .sort((one, other) => other.reasons.length - one.reasons.length)
  const best = orders.filter(({ reasons }) => reasons.length > 1)
  const guesses = best.length > 0 ? best : orders
  return (guesses.length > 0 ? guesses : memberGuesses(line, index)).slice(0, MOST_GUESSES)
}

const guess = ({ id }: BookOrder, reasons: readonly MatchReason[]): Guess => ({
  found: { kind: 'order', id },
  reasons,
})

const sumReason = (order: BookOrder, { fen }: StatementLine): MatchReason =>
  order.fen === fen ? 'sameSum' : 'otherSum'

function wordReasons(order: BookOrder, { payer = '', memo = '' }: StatementLine): MatchReason[] {
  const { memberName, memberNum, tradeRef } = order
  const numbers = new Set(memo.match(/[A-Za-z0-9]+/g))
  return [
    ...(numbers.has(tradeRef) ? (['orderInMemo'] as const) : []),
    ...(numbers.has(memberNum) ? (['numberInMemo'] as const) : []),
    ...(memberName !== '' && payer === memberName ? (['payerName'] as const) : []),
    ...(memberName !== '' && memo.includes(memberName) ? (['nameInMemo'] as const) : []),
  ]
}

function memberGuesses({ payer = '', memo = '' }: StatementLine, { members }: BookIndex): Guess[] {
  const reasons = new Map<string, MatchReason[]>()
  const add = (name: string, reason: MatchReason) => {
    for (const { id } of members.free(name)) reasons.set(id, [...(reasons.get(id) ?? []), reason])
  }
  add(payer, 'payerName')
  for (const name of namesIn(memo)) add(name, 'nameInMemo')
  return [...reasons].map(([id, why]) => ({ found: { kind: 'member', id }, reasons: why }))
}
