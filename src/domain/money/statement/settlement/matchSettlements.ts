import { dayOf, type StatementLine } from '../statement.ts'
import { type DayNet, netFen } from './dayNets.ts'

/**
 * Words in the payer's name or the memo by which a provider's settlement is recognised in a bank account, by method.
 */
export type SettlementWords = Readonly<Record<string, readonly string[]>>

/** A bank account line that is the net sum of some days of a provider. */
export interface SettlementMatch {
  line: number
  method: string
  days: readonly DayNet[]
  expectedFen: number
  /** Sum received minus sum expected, in fen; 0 when they are equal. */
  differenceFen: number
}

/**
 * Maximum number of days per settlement: those of Friday to Sunday arrive together, those of a week's holiday after it.
 */
const MOST_DAYS = 9

/**
 * Matches a provider's settlements in a bank account with the provider's days before them (T+1). Of the runs of days
 * that end before a line, the one with the exact sum is taken; without one, the last open day with the difference. No
 * day is settled by two lines.
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

/** Returns the shortest run of successive days that adds up to the sum; the latest of equally short ones. */
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
