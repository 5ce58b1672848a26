import type { Guess, LineMatch } from '#domain/money/statement/match/books.ts'
import type { SettlementMatch } from '#domain/money/statement/settlement/matchSettlements.ts'
import type { Statement, StatementLine } from '#domain/money/statement/statement.ts'
import type { NewStatementLine } from '../../repositories/statementLines.ts'
import type { Matched } from './thread/matchLines.ts'

/** Converts the lines of a statement and their matches to database rows. */
export function lineRows(
  { lines }: Statement,
  { matching, settlements }: Matched,
): NewStatementLine[] {
  const matches = new Map(matching.lines.map((match) => [match.line, match]))
  const settled = new Map(settlements.map((match) => [match.line, match]))
  return lines.map((line) => ({
    ...lineOf(line),
    ...(settledBy(settled.get(line.line)) ?? matchedWith(matches.get(line.line))),
  }))
}

const lineOf = (line: StatementLine) => {
  const { tradeNo = '', tradeRef = '', refundNo = '', payer = '', memo = '', feeFen = 0 } = line
  const { kind, fen, at } = line
  return { line: line.line, kind, fen, feeFen, at, tradeNo, tradeRef, refundNo, payer, memo }
}

function matchedWith(match: LineMatch | undefined) {
  const { outcome = 'unknown', found, guesses = [], differenceFen = 0 } = match ?? {}
  const foundKind = found?.kind ?? null
  return { outcome, foundKind, foundId: found?.id ?? null, differenceFen, guesses: [...guesses] }
}

function settledBy(match: SettlementMatch | undefined) {
  if (!match) return undefined
  const { method, differenceFen } = match
  return {
    kind: 'settlement',
    outcome: differenceFen === 0 ? 'matched' : 'different',
    foundKind: 'settlement',
    foundId: method,
    differenceFen,
    guesses: [] as Guess[],
  } as const
}
