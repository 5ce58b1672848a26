import type { Schema } from '#contract/calls.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import type { Call } from '#server/base/call.ts'
import type { StreamedFile } from '#server/base/servedFile.ts'
import words from '#server/messages/exports.json' with { type: 'json' }
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { exportFile } from '#server/modules/files/exports/exportFile.ts'
import type { Column } from '#server/modules/files/exports/sheet.ts'
import type { SheetWriter } from '#server/modules/files/exports/sheetWriter.ts'
import type { Store } from '#server/store/store.ts'
import { foundReliefs } from './listReliefs.ts'

type ReliefColumn = Column<Schema<'ReliefRow'>>

const { reliefColumns } = words

const text = (key: Exclude<keyof typeof reliefColumns, 'totalAmount' | 'createAt'>, width = 16) =>
  ({ title: reliefColumns[key], width, value: (row) => row[key] }) satisfies ReliefColumn

const COLUMNS: readonly ReliefColumn[] = [
  text('realName', 12),
  text('orgName', 28),
  text('memberNum'),
  text('memberTypeName'),
  text('fromYear', 10),
  text('toYear', 10),
  text('terms', 18),
  text('kindName', 10),
  text('resolution', 28),
  {
    title: reliefColumns.totalAmount,
    width: 12,
    numberFormat: '0.00',
    value: ({ totalAmount }) => Number(totalAmount),
  },
  text('statusName'),
  text('handledBy', 12),
  {
    title: reliefColumns.createAt,
    width: 20,
    value: ({ createAt }) => formatMoment(createAt, 'yyyy-MM-dd HH:mm'),
  },
  text('confirmedBy', 12),
  text('withdrawnBy', 12),
  text('opinion', 28),
  text('note', 28),
]

/** Exports the reliefs as a file, filtered as their list. */
export async function exportReliefs(
  request: Call<
    'reliefExport',
    'org' | 'subject' | 'now',
    { store: Store; configuration: Configurations; sheets: SheetWriter }
  >,
): Promise<StreamedFile> {
  const { input, org, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  return exportFile(request, {
    title: words.names.relief,
    format: input.format,
    columns: COLUMNS,
    list: (tx) => foundReliefs(tx, input, configuration),
  })
}
