import { checkedStatement } from '../checkLines.ts'
import { filled } from '../optional.ts'
import type { Rows, Statement, StatementLine } from '../statement.ts'
import { StatementFault } from '../statementFault.ts'
import { fenIn, momentIn, momentText } from '../table/cellValues.ts'
import { isEmptyRow, type NamedRow, namedRow, requiredHeading } from '../table/namedRows.ts'
import { isNote, isTotal } from './footRow.ts'
import { MAPPED_FIELDS, type Mapping, type RequiredMapping } from './mappedFields.ts'

/**
 * Parses a sheet whose columns staff have mapped: a statement of a bank account, or a list of a bank's merchant
 * service. Every row below the heading is a line, except rows marked as totals, and notes without money below the last
 * row with a date.
 * @throws StatementFault
 */
export function parseMapped(rows: Rows, mapping: Mapping): Statement {
  const required = requiredMapping(mapping)
  const titles = MAPPED_FIELDS.flatMap((field) => mapping[field] ?? [])
  const heading = requiredHeading(rows, titles)
  const named = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row, index }) => index > heading.at && !isEmptyRow(row))
    .map(({ index }) => namedRow(rows, index, heading))
    .filter((row) => !isTotal(row, required))
  const last = named.findLastIndex((row) => momentText(row.cell(required.at)) !== undefined)
  const lines = named.filter((row, at) => at <= last || !isNote(row, required))
  return checkedStatement(
    lines.map((row) => lineOf(row, required)),
    {},
  )
}

/** @throws StatementFault `mapping` */
function requiredMapping(mapping: Mapping): RequiredMapping {
  const { at, income } = mapping
  if (!at || !income) throw new StatementFault('mapping', { wanted: at ? 'income' : 'at' })
  return { ...mapping, at, income }
}

/** @throws StatementFault `amount` for a row that holds neither money in nor money out, or both */
function lineOf(row: NamedRow, mapping: RequiredMapping): StatementLine {
  const at = momentIn(row, mapping.at)
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
    at,
    ...(mapping.fee === undefined ? {} : { feeFen: fenIn(row, mapping.fee) }),
    ...filled({
      tradeNo: cell(tradeNo),
      tradeRef: cell(tradeRef),
      payer: cell(payer),
      memo: cell(memo),
    }),
  }
}
