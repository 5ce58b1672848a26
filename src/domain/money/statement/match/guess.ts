import type { StatementLine } from '../statement.ts'
import { type BookIndex, wordKey } from './bookIndex.ts'
import type { BookOrder, Guess, MatchReason } from './books.ts'
import { namesIn, numbersIn } from './namesIn.ts'

/** Maximum number of guesses that staff choose among; a sum that many orders share proves nothing. */
const MOST_GUESSES = 5

/**
 * Returns the records that a line of money in may belong to, best first: the order whose number it carries; else unpaid
 * orders of its sum that it names; else members named as its payer or in its memo, and unpaid orders of its sum.
 * Returns none for money out.
 */
export function guessesFor(line: StatementLine, index: BookIndex): readonly Guess[] {
  if (line.kind !== 'payment') return []
  const [numbered] = index.orders.free(line.tradeRef)
  if (numbered) return [guess(numbered, ['sameOrderNumber', sumReason(numbered, line)])]
  const words = wordsOf(line)
  const named = ordersNamed(line.fen, words, index)
  if (named.length > 0) return named.slice(0, MOST_GUESSES)
  const ofSum = index.ordersBySum.free(String(line.fen), MOST_GUESSES)
  const bySum = ofSum.map((order) => guess(order, ['sameSum']))
  return [...memberGuesses(words, index), ...bySum].slice(0, MOST_GUESSES)
}

/** Words of a line that may name an order or a member. */
interface LineWords {
  payer: string
  numbers: ReadonlySet<string>
  names: ReadonlySet<string>
}

const wordsOf = ({ payer = '', memo = '' }: StatementLine): LineWords => ({
  payer,
  numbers: numbersIn(memo),
  names: namesIn(memo),
})

/** Returns the orders of a sum that a word of the line names, those with most reasons first. */
function ordersNamed(fen: number, words: LineWords, { ordersByWord }: BookIndex): Guess[] {
  const found = new Set<BookOrder>()
  for (const word of [words.payer, ...words.numbers, ...words.names])
    for (const order of ordersByWord.free(wordKey(fen, word), MOST_GUESSES)) found.add(order)
  return [...found]
    .map((order) => guess(order, ['sameSum', ...wordReasons(order, words)]))
    .sort((one, other) => other.reasons.length - one.reasons.length)
}

const guess = ({ id }: BookOrder, reasons: readonly MatchReason[]): Guess => ({
  found: { kind: 'order', id },
  reasons,
})

const sumReason = (order: BookOrder, { fen }: StatementLine): MatchReason =>
  order.fen === fen ? 'sameSum' : 'otherSum'

function wordReasons(order: BookOrder, { payer, numbers, names }: LineWords): MatchReason[] {
  const { memberName, memberNum, tradeRef } = order
  return [
    ...(numbers.has(tradeRef) ? (['orderInMemo'] as const) : []),
    ...(numbers.has(memberNum) ? (['numberInMemo'] as const) : []),
    ...(memberName !== '' && payer === memberName ? (['payerName'] as const) : []),
    ...(names.has(memberName) ? (['nameInMemo'] as const) : []),
  ]
}

function memberGuesses({ payer, names }: LineWords, { members }: BookIndex): Guess[] {
  const reasons = new Map<string, MatchReason[]>()
  const add = (name: string, reason: MatchReason) => {
    for (const { id } of members.free(name, MOST_GUESSES))
      reasons.set(id, [...(reasons.get(id) ?? []), reason])
  }
  add(payer, 'payerName')
  for (const name of names) add(name, 'nameInMemo')
  return [...reasons].map(([id, why]) => ({ found: { kind: 'member', id }, reasons: why }))
}
