import type { Statement, StatementLine } from '../statement.ts'
import { type BookIndex, indexOf } from './bookIndex.ts'
import type { Books, Found, LineMatch, Matching } from './books.ts'
import { byNumber } from './byNumber.ts'
import { guessesFor } from './guess.ts'

type MatchedPart = Pick<Statement, 'lines' | 'from' | 'until'>

/**
 * Matches a statement with the books. Every line is first matched by its number; guesses are then made for the other
 * lines, so that no guess names a record that another line certainly matches. No record is matched by two lines. A long
 * statement takes some hundred milliseconds: a server does it in a thread.
 */
export function matchStatement({ lines, from, until }: MatchedPart, books: Books): Matching {
  const index = indexOf(books)
  const certain = new Map(lines.map((line) => [line.line, byNumber(line, index)]))
  const matches = lines.map((line) => certain.get(line.line) ?? guessed(line, index))
  return { lines: matches, leftover: leftover(books, index, { from, until }) }
}

function guessed(line: StatementLine, index: BookIndex): LineMatch {
  const guesses = guessesFor(line, index)
  return { line: line.line, outcome: guesses.length > 0 ? 'probable' : 'unknown', guesses }
}

function leftover(
  { payments, refunds }: Books,
  index: BookIndex,
  { from, until }: Pick<Statement, 'from' | 'until'>,
): Found[] {
  const within = ({ day }: { day: string }) => day >= from && day <= until
  const missing = <Thing extends { id: string; day: string }>(
    kind: Found['kind'],
    things: readonly Thing[],
    isTaken: (thing: Thing) => boolean,
  ) => things.filter((thing) => within(thing) && !isTaken(thing)).map(({ id }) => ({ kind, id }))
  return [
    ...missing('payment', payments, index.payments.isTaken),
    ...missing('refund', refunds, index.refunds.isTaken),
  ]
}
