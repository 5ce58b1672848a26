import type { OnlineMethod } from '#contract/codes.ts'
import type { Mapping } from '#domain/money/statement/mapped/mappedFields.ts'
import { guessHeading, suggestMapping } from '#domain/money/statement/mapped/mapping.ts'
import { parseMapped } from '#domain/money/statement/mapped/parseMapped.ts'
import type { Rows, Statement } from '#domain/money/statement/statement.ts'
import {
  type FaultCode,
  type FaultPlace,
  StatementFault,
} from '#domain/money/statement/statementFault.ts'
import { findHeading } from '#domain/money/statement/table/namedRows.ts'
import { billWriter, PAY_PROVIDERS } from '#server/providers/pay/payProviderRegistry.ts'
import type { StatementSource } from '#server/store/tables/statements.ts'
import { chooseSheet } from './chooseSheet.ts'
import { readSheets } from './readSheets.ts'

/** A file to read. */
export interface ReadJob {
  bytes: Uint8Array
  source: StatementSource
  /** The society's number at the provider; a bill of another one is refused. */
  merchant?: string | undefined
  /** Column mapping confirmed by staff now, or the last one stored for this source. */
  mapping?: Mapping | undefined
}

/**
 * Result of reading a file. `isByColumns`: read by the columns staff named; `columns`: staff have to name the columns
 * first; `fault`: refused, with the place of the fault; `writer`: the bill of another provider.
 */
export type ReadStatement =
  | { statement: Statement; isByColumns: boolean }
  | { columns: { titles: readonly string[]; suggested: Mapping } }
  | { fault: FaultCode; place: FaultPlace }
  | { writer: OnlineMethod }

/**
 * Reads a bill of a published format by that format, any other file by the columns staff named. Returns faults of the
 * file.
 */
export async function readStatement({
  bytes,
  source,
  merchant,
  mapping,
}: ReadJob): Promise<ReadStatement> {
  let sheet: string | undefined
  try {
    const sheets = await readSheets(bytes)
    const { name, rows } = chooseSheet(sheets, Object.values(mapping ?? {}))
    if (sheets.length > 1) sheet = name
    const writer = billWriter(rows)
    if (writer && writer !== source) return { writer }
    const bill = writer && PAY_PROVIDERS[writer].bill
    return bill
      ? { statement: bill.parse(rows, merchant), isByColumns: false }
      : mapped(rows, mapping)
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error
    return {
      fault: error.code,
      place: { ...error.place, ...(sheet === undefined ? {} : { sheet }) },
    }
  }
}

function mapped(rows: Rows, mapping: Mapping | undefined): ReadStatement {
  const titles = Object.values(mapping ?? {})
  if (mapping && titles.length > 0 && findHeading(rows, titles))
    return { statement: parseMapped(rows, mapping), isByColumns: true }
  const heading = guessHeading(rows)
  if (!heading) throw new StatementFault('heading')
  return {
    columns: {
      titles: heading.titles.filter((title) => title !== ''),
      suggested: suggestMapping(heading),
    },
  }
}
