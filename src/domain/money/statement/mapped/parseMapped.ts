import { checkedStatement } from '../checkLines.ts'
import { filled } from '../optional.ts'
import type { Rows, Statement, StatementLine } from '../statement.ts'
import { StatementFault } from '../statementFault.ts'
import { fenIn, momentIn, momentText } from '../table/cellValues.ts'
import { isEmptyRow, type NamedRow, namedRow, requiredHeading } from '../table/namedRows.ts'
import { MAPPED_FIELDS, type Mapping } from './mappedFields.ts'

/**
 * A sheet whose columns staff have named: a statement of a bank account, or a list of a bank's merchant service. Rows
 * after the last one with a day, such as totals and signatures, end the list.
 * @throws StatementFault
 */
export function parseMapped(rows: Rows, mapping: Mapping): Statement {
  const { at, income } = mapping
  if (!at || !income) throw new StatementFault('mapping', { wanted: at ? 'income' : 'at' })
  const titles = MAPPED_FIELDS.flatMap((field) => mapping[field] ?? [])
  const heading = requiredHeading(rows, titles)
  const named = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row, index }) => index > heading.at && !isEmptyRow(row))
    .map(({ index }) => namedRow(rows, index, heading))
  const last = named.findLastIndex((row) => momentText(row.cell(at)) !== undefined)
  const lines = named.slice(0, last + 1).map((row) => lineOf(row, { ...mapping, at, income }))
  return checkedStatement(lines, {})
}

type Required = Mapping & { at: string; income: string }

/** @throws StatementFault `amount` for a row that holds neither money in nor money out, or both */
function lineOf(row: NamedRow, mapping: Required): StatementLine {
  const cell = (title: string | undefined) => (title === undefined ? '' : row.cell(title))
  const came = fenIn(row, mapping.income)
  const went = mapping.outgo === undefined ? 0 : Math.abs(fenIn(row, mapping.outgo))
  if ((came === 0) === (went === 0)) {
    const found = `${cell(mapping.income)} ${cell(mapping.outgo)}`.trim()
    throw new StatementFault('amount', { line: row.line, column: mapping.income, found })
  }
  const fen = came - went
  const { tradeNo, tradeRef, payer, memo } = mapping
  return {
    line: row.line,
    kind: fen > 0 ? 'payment' : 'refund',
    fen: Math.abs(fen),
    ...(mapping.fee === undefined ? {} : { feeFen: fenIn(row, mapping.fee) }),
    at: momentIn(row, mapping.at),
    ...filled({
      tradeNo: cell(tradeNo),
      tradeRef: cell(tradeRef),
      payer: cell(payer),
      memo: cell(memo),
    }),
  }
}
