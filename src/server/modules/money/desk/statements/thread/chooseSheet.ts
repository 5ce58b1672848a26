import type { Mapping } from '#domain/money/statement/mapped/mappedFields.ts'
import { guessHeading, suggestMapping } from '#domain/money/statement/mapped/mapping.ts'
import type { Rows } from '#domain/money/statement/statement.ts'
import { StatementFault } from '#domain/money/statement/statementFault.ts'
import { findHeading, isEmptyRow } from '#domain/money/statement/table/namedRows.ts'
import { billWriter } from '#server/providers/pay/payProviderRegistry.ts'
import type { Sheet } from './readSheets.ts'

/**
 * Returns the sheet that holds the lines of a file: a bill, the one with the columns staff named, or one with columns
 * like those of a statement. A cover, a legend and an empty sheet hold none; the first sheet is returned where no sheet
 * holds any.
 * @throws StatementFault `sheets` when several sheets hold lines, so that none is ignored silently
 */
export function chooseSheet(sheets: readonly Sheet[], titles: readonly string[]): Sheet {
  for (const holds of [isBill, named(titles), isStatement, hasHeading]) {
    const found = sheets.filter(({ rows }) => holds(rows))
    if (found.length > 1 && holds !== hasHeading)
      throw new StatementFault('sheets', { found: found.map(({ name }) => name).join('、') })
    if (found[0]) return found[0]
  }
  return sheets[0] ?? { name: '', rows: [] }
}

const isBill = (rows: Rows): boolean => billWriter(rows) !== undefined

const named =
  (titles: readonly string[]) =>
  (rows: Rows): boolean => {
    const heading = titles.length > 0 ? findHeading(rows, titles) : undefined
    return heading !== undefined && rows.slice(heading.at + 1).some((row) => !isEmptyRow(row))
  }

const hasHeading = (rows: Rows): boolean => guessHeading(rows) !== undefined

function isStatement(rows: Rows): boolean {
  const heading = guessHeading(rows)
  const { at, income }: Mapping = heading ? suggestMapping(heading) : {}
  return at !== undefined && income !== undefined
}
