import { dayOf, type StatementLine } from '../statement.ts'
import { type DayNet, netFen } from './dayNets.ts'

/** Who pays a provider's settlement into a bank account: words of the payer's name or the memo, by method. */
export type SettlementWords = Readonly<Record<string, readonly string[]>>

/** A line of the bank account that is the net sum of some days of a provider. */
export interface SettlementMatch {
  line: number
  method: string
  days: readonly DayNet[]
  expectedFen: number
  /** By how much the bank received more than expected; 0 when it comes out even. */
  differenceFen: number
}

/** Settlements of a Friday to Sunday arrive together, those of a week's holiday after it. */
const MOST_DAYS = 9

/**
 * Matches lines of a bank account that a provider paid with that provider's days before them (T+1). Of the runs of days
 * that end before the line the one with the exact sum is taken; without one the last open day, with the difference
 * named. No day is settled by two lines.
 */
export function matchSettlements(
  lines: readonly StatementLine[],
  nets: readonly DayNet[],
  words: SettlementWords,
): SettlementMatch[] {
  const open = new Set(nets)
  const matches: SettlementMatch[] = []
  for (const line of [...lines].sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))) {
    const method = line.kind === 'payment' ? providerOf(line, words) : undefined
    if (method === undefined) continue
    const before = nets
      .filter((net) => open.has(net) && net.method === method && net.day < dayOf(line))
      .sort((one, other) => (one.day < other.day ? -1 : 1))
      .slice(-MOST_DAYS)
    const days = runOf(before, line.fen) ?? before.slice(-1)
    if (days.length === 0) continue
    for (const day of days) open.delete(day)
    matches.push(matchOf(line, method, days))
  }
  return matches
}

function providerOf({ payer = '', memo = '' }: StatementLine, words: SettlementWords) {
  const [method] =
    Object.entries(words).find(([, names]) =>
      names.some((name) => payer.includes(name) || memo.includes(name)),
    ) ?? []
  return method
}

/** The shortest run of days in a row that adds up to the sum; the latest of these. */
function runOf(days: readonly DayNet[], fen: number): DayNet[] | undefined {
  for (let size = 1; size <= days.length; size += 1)
    for (let from = days.length - size; from >= 0; from -= 1) {
      const run = days.slice(from, from + size)
      if (sumOf(run) === fen) return run
    }
  return undefined
}

const sumOf = (days: readonly DayNet[]): number => days.reduce((sum, day) => sum + netFen(day), 0)

function matchOf({ line, fen }: StatementLine, method: string, days: DayNet[]): SettlementMatch {
  const expectedFen = sumOf(days)
  return { line, method, days, expectedFen, differenceFen: fen - expectedFen }
}
