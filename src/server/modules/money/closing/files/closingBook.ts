import type { PayMethod } from '#contract/codes.ts'
import { amountOf, bookedYears } from '#domain/money/ledger/deeds.ts'
import words from '#server/messages/duesClosing.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import { slicesOf } from '#server/modules/files/exports/book/slicesOf.ts'
import type { BookJob, BookSheet } from '#server/modules/files/exports/book/writeBook.ts'
import { sliceOf } from '#server/modules/files/exports/rowsRead.ts'
import type { Column, SheetColumn } from '#server/modules/files/exports/sheet.ts'
import type { Tx } from '#server/store/store.ts'
import { methodName } from '../../payMethods.ts'
import { type ClosedDeed, readClosedDeeds } from '../../repositories/duesClosedDeeds.ts'
import type { DuesClosing } from '../../repositories/duesClosings.ts'
import { kindName } from '../closingNames.ts'
import { type ClosingBy, type ClosingColumn, COLUMNS, closingRows } from '../closingTables.ts'
import { periodOf } from '../readBookClosing.ts'

const TABLES: readonly ClosingBy[] = ['account', 'day', 'method', 'year', 'memberType', 'kind']
const MONEY = '0.00'

/** Fen as a number of yuan: two decimals are exact in a cell for any sum of a society. */
const yuanNumber = (fen: number): number => fen / 100

/** A closing as a workbook: its tables, and every deed of its days. */
export async function closingBook(
  tx: Tx,
  closing: DuesClosing,
  configuration: OrgConfiguration,
): Promise<BookJob> {
  const columns = deedColumns(configuration)
  const deeds = readClosedDeeds(tx, periodOf(closing))
  return {
    sheets: [
      ...TABLES.map((by) => tableSheet(closing, by, configuration)),
      {
        title: words.sheets.deeds,
        columns: columns.map(({ value, ...head }) => head),
        slices: await slicesOf(columns, deeds),
      },
    ],
  }
}

function tableSheet(
  { sums }: DuesClosing,
  by: ClosingBy,
  configuration: OrgConfiguration,
): BookSheet {
  const rows = closingRows(sums, by, configuration).map(({ name, values }) => [
    name,
    ...COLUMNS[by].map((column) => cellOf(column, values[column] ?? 0)),
  ])
  const columns = [{ title: words.columns.name, width: 24 }, ...COLUMNS[by].map(headOf)]
  return { title: words.sheets[by], columns, slices: [sliceOf(rows)] }
}

const cellOf = (column: ClosingColumn, value: number): number =>
  column === 'count' ? value : yuanNumber(value)

const headOf = (column: ClosingColumn): SheetColumn => ({
  title: words.columns[column],
  width: 14,
  ...(column === 'count' ? {} : { numberFormat: MONEY }),
})

/** Columns of the deeds, without names of members: readers with the right look them up by member number. */
function deedColumns(configuration: OrgConfiguration): readonly Column<ClosedDeed>[] {
  const { deedColumns: titles } = words
  return [
    { title: titles.bookedOn, width: 12, value: ({ bookedOn }) => bookedOn },
    { title: titles.kind, width: 16, value: ({ kind }) => kindName(kind) },
    {
      title: titles.amount,
      width: 12,
      numberFormat: MONEY,
      value: ({ entries }) => yuanNumber(amountOf(entries)),
    },
    { title: titles.method, width: 14, value: ({ method }) => methodName(method as PayMethod) },
    { title: titles.tradeNo, width: 32, value: ({ tradeNo }) => tradeNo },
    { title: titles.memberNum, width: 16, value: ({ memberNum }) => memberNum },
    {
      title: titles.memberType,
      width: 16,
      value: ({ memberType }) => memberType && memberTypeName(configuration, memberType),
    },
    { title: titles.years, width: 20, value: ({ entries }) => bookedYears(entries).join('、') },
    { title: titles.doneBy, width: 12, value: ({ doneByName }) => doneByName },
    { title: titles.reason, width: 32, value: ({ reason }) => reason },
    { title: titles.id, width: 24, value: ({ id }) => id },
  ]
}
