import { ownValue } from '#contract/record.ts'
import { checkedStatement, checkMerchant, type Stated } from '#domain/money/statement/checkLines.ts'
import { filled } from '#domain/money/statement/optional.ts'
import type { LineKind, Rows, Statement, StatementLine } from '#domain/money/statement/statement.ts'
import { StatementFault } from '#domain/money/statement/statementFault.ts'
import { fenIn, momentIn, textIn } from '#domain/money/statement/table/cellValues.ts'
import {
  cleanCell,
  isEmptyRow,
  type NamedRow,
  namedRow,
  requiredHeading,
} from '#domain/money/statement/table/namedRows.ts'
import type { BillFormat } from '../../billFormat.ts'
import words from './columns.json' with { type: 'json' }

const { columns } = words

/** True for a detail bill of Alipay (业务明细), recognised by its first line. */
const recognises = (rows: Rows): boolean => textOf(rows[0]).includes(words.title)

/**
 * The detail bill of Alipay (业务明细): `#` lines with the account and the days, a heading, the lines, and `#` lines
 * with the end mark and totals. A file that was cut off has no end mark and is refused.
 * @throws StatementFault
 */
function parse(rows: Rows, wanted?: string): Statement {
  const merchant = accountOf(rows)
  checkMerchant(merchant, wanted, 2)
  const heading = requiredHeading(rows, Object.values(columns))
  const end = rows.findIndex((row, at) => at > heading.at && textOf(row).startsWith('#'))
  if (end < 0 || !textOf(rows[end]).includes(words.end)) {
    throw new StatementFault('ending', { wanted: words.end })
  }
  const lines: StatementLine[] = []
  for (let at = heading.at + 1; at < end; at += 1)
    if (!isEmptyRow(rows[at])) lines.push(lineOf(namedRow(rows, at, heading)))
  return checkedStatement(lines, {
    ...filled({ merchant: merchant ?? '' }),
    ...totalsOf(rows, end),
  })
}

function lineOf(row: NamedRow): StatementLine {
  const found = row.cell(columns.kind)
  const kind = ownValue(words.kinds, found) as LineKind | undefined
  if (!kind) throw new StatementFault('kind', { line: row.line, column: columns.kind, found })
  const fen = Math.abs(fenIn(row, columns.fen))
  // Bills write a fee with or without a minus sign; the fee of a refund is one returned, so it is negative here.
  const fee = Math.abs(fenIn(row, columns.fee))
  const { payer, memo, refundNo } = columns
  return {
    line: row.line,
    kind,
    fen,
    feeFen: kind === 'refund' ? 0 - fee : fee,
    at: momentIn(row, columns.at),
    tradeNo: textIn(row, columns.tradeNo),
    tradeRef: textIn(row, columns.tradeRef),
    ...filled({ payer: row.cell(payer), memo: row.cell(memo), refundNo: row.cell(refundNo) }),
  }
}

const textOf = (row: readonly string[] | undefined): string => cleanCell((row ?? []).join(','))

const accountOf = (rows: Rows): string | undefined =>
  rows
    .slice(0, 5)
    .map((row) => new RegExp(`^#${words.account}[：:]\\[?(\\w+)`).exec(textOf(row))?.[1])
    .find((account) => account !== undefined)

/**
 * Reads the counts of payments and refunds. The sums of the bill are ignored: they are what the merchant received, net
 * of discounts.
 */
function totalsOf(rows: Rows, end: number): Stated {
  const foot = rows.slice(end).map(textOf)
  const total = (name: string) => {
    const text = foot.find((row) => row.startsWith(`#${name}`)) ?? ''
    const [, count] = /[：:](\d+)笔/.exec(text) ?? []
    return count === undefined ? undefined : { count: Number(count) }
  }
  const payments = total(words.payments)
  const refunds = total(words.refunds)
  return {
    totals: { line: end + 2, ...(payments && { payments }), ...(refunds && { refunds }) },
  }
}

/** The detail bill of Alipay, as its merchant platform and its API give it. */
export const alipayBill: BillFormat = { recognises, parse }
