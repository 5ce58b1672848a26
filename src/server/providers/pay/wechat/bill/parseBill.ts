import { checkedStatement, checkMerchant, type Stated } from '#domain/money/statement/checkLines.ts'
import { filled } from '#domain/money/statement/optional.ts'
import type { Rows, Statement, StatementLine } from '#domain/money/statement/statement.ts'
import { StatementFault } from '#domain/money/statement/statementFault.ts'
import { fenIn, momentIn, textIn } from '#domain/money/statement/table/cellValues.ts'
import {
  findHeading,
  isEmptyRow,
  type NamedRow,
  namedRow,
  requiredHeading,
} from '#domain/money/statement/table/namedRows.ts'
import type { BillFormat } from '../../billFormat.ts'
import words from './columns.json' with { type: 'json' }

const { columns, totals } = words

/** True for a trade bill of WeChat Pay (交易账单), recognised by its heading. */
const recognises = (rows: Rows): boolean =>
  findHeading(rows.slice(0, 1), [columns.tradeNo, columns.tradeRef, columns.state]) !== undefined

/**
 * The trade bill of WeChat Pay (交易账单, type ALL): a heading, lines whose cells begin with a backtick, a second heading
 * and one line of totals. A file that was cut off has no totals and is refused; so is one of the form before 2019, whose
 * amounts are after discounts.
 * @throws StatementFault
 */
function parse(rows: Rows, wanted?: string): Statement {
  const heading = requiredHeading(rows, Object.values(columns))
  const foot = findHeading(rows, Object.values(totals))
  if (!foot) throw new StatementFault('ending', { wanted: totals.count })
  const lines: StatementLine[] = []
  let merchant = ''
  for (let at = heading.at + 1; at < foot.at; at += 1) {
    if (isEmptyRow(rows[at])) continue
    const row = namedRow(rows, at, heading)
    merchant = row.cell(columns.merchant)
    checkMerchant(merchant, wanted, row.line)
    const line = lineOf(row)
    lines.push(line)
  }
  return checkedStatement(lines, {
    ...filled({ merchant }),
    totals: totalsOf(namedRow(rows, foot.at + 1, foot)),
  })
}

function lineOf(row: NamedRow): StatementLine {
  const common = {
    line: row.line,
    feeFen: fenIn(row, columns.fee),
    at: momentIn(row, columns.at),
    tradeNo: textIn(row, columns.tradeNo),
    tradeRef: textIn(row, columns.tradeRef),
    ...filled({ payer: row.cell(columns.payer) }),
  }
  const found = row.cell(columns.state)
  if (found === words.success) return { ...common, kind: 'payment', fen: fenIn(row, columns.fen) }
  if (!words.refunded.includes(found)) {
    throw new StatementFault('kind', { line: row.line, column: columns.state, found })
  }
  const { refundFen, refundNo } = columns
  return {
    ...common,
    kind: 'refund',
    fen: fenIn(row, refundFen),
    ...filled({ refundNo: row.cell(refundNo) }),
  }
}

function totalsOf(row: NamedRow): NonNullable<Stated['totals']> {
  return {
    line: row.line,
    count: Number(textIn(row, totals.count)),
    payments: { fen: fenIn(row, totals.payments) },
    refunds: { fen: fenIn(row, totals.refunds) },
    feeFen: fenIn(row, totals.fees),
  }
}

/** The trade bill of WeChat Pay, as its merchant platform and its API give it. */
export const wechatBill: BillFormat = { recognises, parse }
