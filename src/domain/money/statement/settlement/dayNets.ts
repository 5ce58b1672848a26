import { dayOf, type StatementLine } from '../statement.ts'

/** What a provider owes for one day: payments less refunds less fees. */
export interface DayNet {
  method: string
  day: string
  paidFen: number
  refundedFen: number
  feeFen: number
}

export const netFen = ({ paidFen, refundedFen, feeFen }: DayNet): number =>
  paidFen - refundedFen - feeFen

/** Returns what a provider owes for each day of its bill, oldest first. */
export function dayNets(method: string, lines: readonly StatementLine[]): DayNet[] {
  const days = new Map<string, DayNet>()
  for (const line of lines) {
    const day = dayOf(line)
    const net = days.get(day) ?? { method, day, paidFen: 0, refundedFen: 0, feeFen: 0 }
    days.set(day, net)
    if (line.kind === 'payment') net.paidFen += line.fen
    if (line.kind === 'refund') net.refundedFen += line.fen
    net.feeFen += line.kind === 'fee' ? line.fen : (line.feeFen ?? 0)
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}
