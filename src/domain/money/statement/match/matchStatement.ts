import type { Statement, StatementLine } from '../statement.ts'
import { type BookIndex, indexOf } from './bookIndex.ts'
import type { Books, Found, LineMatch, Matching } from './books.ts'
import { byNumber } from './byNumber.ts'
import { guessesFor } from './guess.ts'

type MatchedPart = Pick<Statement, 'lines' | 'from' | 'until'>

/** Lines between two pauses; a slice takes a few milliseconds at most. */
const SLICE = 10

/**
 * Matches a statement with the books in slices: the caller lets other work happen at each `yield`. First every line is
 * matched by its number, then guesses are made of what is left over, so that no guess names what another line is
 * certain of. Nothing of the books is matched by two lines.
 */
export function* matchStatement(
  { lines, from, until }: MatchedPart,
  books: Books,
): Generator<void, Matching> {
  const index = indexOf(books)
  yield
  const certain = new Map<number, LineMatch>()
  for (const [at, line] of lines.entries()) {
    const match = byNumber(line, index)
    if (match) certain.set(line.line, match)
    if (at % SLICE === SLICE - 1) yield
  }
  const matches: LineMatch[] = []
  for (const [at, line] of lines.entries()) {
    matches.push(certain.get(line.line) ?? guessed(line, index))
    if (at % SLICE === SLICE - 1) yield
  }
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

/** Runs the matching at once; for short statements and tests. */
export function matchNow(statement: MatchedPart, books: Books): Matching {
  const work = matchStatement(statement, books)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
