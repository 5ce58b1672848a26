import { damagedLine } from './damagedNumbers.ts'
import { dayOf, type Statement, type StatementLine, type StatementTotals } from './statement.ts'
import { StatementFault } from './statementFault.ts'

/** Figures stated by the file itself; every stated total must equal that of its lines. */
export interface Stated {
  merchant?: string
  totals?: {
    line: number
    payments?: Partial<StatementTotals['payments']>
    refunds?: Partial<StatementTotals['refunds']>
    /** Of payments and refunds together. */
    count?: number
    feeFen?: number
  }
}

/**
 * Creates a statement from lines once they pass every check.
 * @throws StatementFault `empty`, `damaged`, `duplicate`, `totalCount` or `totalSum`
 */
export function checkedStatement(lines: readonly StatementLine[], stated: Stated): Statement {
  if (lines.length === 0) throw new StatementFault('empty')
  refuseDamaged(lines)
  refuseDuplicates(lines)
  const totals = totalsOf(lines)
  checkTotals(totals, stated.totals)
  const days = lines.map(dayOf).sort()
  const merchant = stated.merchant === undefined ? {} : { merchant: stated.merchant }
  return { lines, totals, ...merchant, from: days[0] ?? '', until: days.at(-1) ?? '' }
}

/** Returns the totals of the lines. */
export function totalsOf(lines: readonly StatementLine[]): StatementTotals {
  const totals = { payments: { count: 0, fen: 0 }, refunds: { count: 0, fen: 0 }, feeFen: 0 }
  for (const { kind, fen, feeFen = 0 } of lines) {
    totals.feeFen += kind === 'fee' ? fen : feeFen
    if (kind === 'fee') continue
    const sum = kind === 'refund' ? totals.refunds : totals.payments
    sum.count += 1
    sum.fen += fen
  }
  return totals
}

/** Refuses numbers that a spreadsheet has rewritten: they match nothing, or may be those of other payments. */
function refuseDamaged(lines: readonly StatementLine[]): void {
  const line = damagedLine(lines)
  if (line !== undefined) throw new StatementFault('damaged', { line })
}

/** Refuses duplicate numbers: each may occur once as a payment, and once for each refund requested of it. */
function refuseDuplicates(lines: readonly StatementLine[]): void {
  const seen = new Map<string, number>()
  for (const { line, kind, tradeNo, refundNo } of lines) {
    const number = refundNo ?? tradeNo
    if (number === undefined) continue
    const key = JSON.stringify([kind, tradeNo, refundNo])
    const before = seen.get(key)
    if (before !== undefined) {
      throw new StatementFault('duplicate', { line, found: number, wanted: String(before) })
    }
    seen.set(key, line)
  }
}

function checkTotals({ payments, refunds, feeFen }: StatementTotals, stated: Stated['totals']) {
  if (!stated) return
  const { line } = stated
  const count = payments.count + refunds.count
  const same = (code: 'totalCount' | 'totalSum', column: string, found?: number, wanted = 0) => {
    if (found === undefined || found === wanted) return
    throw new StatementFault(code, { line, column, found: String(found), wanted: String(wanted) })
  }
  same('totalCount', 'all', stated.count, count)
  same('totalCount', 'payments', stated.payments?.count, payments.count)
  same('totalCount', 'refunds', stated.refunds?.count, refunds.count)
  same('totalSum', 'payments', stated.payments?.fen, payments.fen)
  same('totalSum', 'refunds', stated.refunds?.fen, refunds.fen)
  same('totalSum', 'fees', stated.feeFen, feeFen)
}

/** @throws StatementFault `merchant` when the file is for another merchant than the society's */
export function checkMerchant(found: string | undefined, wanted: string | undefined, line = 1) {
  if (found === undefined || wanted === undefined) return
  // Some providers write an account with digits after the number of the merchant.
  if (!found.startsWith(wanted)) throw new StatementFault('merchant', { line, found, wanted })
}
