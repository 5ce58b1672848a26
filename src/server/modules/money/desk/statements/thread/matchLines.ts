import type { Books, Matching } from '#domain/money/statement/match/books.ts'
import { matchStatement } from '#domain/money/statement/match/matchStatement.ts'
import type { DayNet } from '#domain/money/statement/settlement/dayNets.ts'
import {
  matchSettlements,
  type SettlementMatch,
  type SettlementWords,
} from '#domain/money/statement/settlement/matchSettlements.ts'
import type { Statement } from '#domain/money/statement/statement.ts'

/** Input of a match: a statement, the books, and the daily net sums of providers for their settlement lines. */
export interface MatchJob {
  statement: Statement
  books: Books
  nets: readonly DayNet[]
  words: SettlementWords
}

export interface Matched {
  matching: Matching
  settlements: readonly SettlementMatch[]
}

/**
 * Matches settlement lines of providers with their daily net sums, since they are no member's payment, and all other
 * lines with the books.
 */
export function matchLines({ statement, books, nets, words }: MatchJob): Matched {
  const settlements = matchSettlements(statement.lines, nets, words)
  const settled = new Set(settlements.map(({ line }) => line))
  const lines = statement.lines.filter(({ line }) => !settled.has(line))
  return { settlements, matching: matchStatement({ ...statement, lines }, books) }
}
