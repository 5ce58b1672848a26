import type { Schema } from '#contract/calls.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import type { Call } from '#server/base/call.ts'
import { listActivity } from '#server/base/repositories/activityLog.ts'
import type { StreamedFile } from '#server/base/servedFile.ts'
import words from '#server/messages/activity.json' with { type: 'json' }
import { exportFile } from '#server/modules/files/exports/exportFile.ts'
import type { Column } from '#server/modules/files/exports/sheet.ts'
import type { SheetWriter } from '#server/modules/files/exports/sheetWriter.ts'
import { mapKeyset } from '#server/store/queries/keyset.ts'
import type { Store } from '#server/store/store.ts'
import { logFilter } from './logFilter.ts'
import { logRow } from './logRow.ts'

type Row = Schema<'LogRow'>

const { columns, file } = words

const text = (title: string, width: number, value: Column<Row>['value']): Column<Row> => ({
  title,
  width,
  value,
})

const COLUMNS: readonly Column<Row>[] = [
  text(columns.at, 20, ({ at }) => formatMoment(at, 'yyyy-MM-dd HH:mm:ss')),
  text(columns.whoName, 14, ({ whoName }) => whoName),
  text(columns.whoKind, 14, ({ whoKindName }) => whoKindName),
  text(columns.network, 22, ({ network }) => network),
  text(columns.operation, 22, ({ operationName }) => operationName),
  text(columns.kind, 8, ({ kindName }) => kindName),
  text(columns.recordType, 12, ({ recordTypeName }) => recordTypeName),
  text(columns.recordId, 26, ({ recordId }) => recordId),
  text(columns.personName, 12, ({ personName }) => personName),
  text(columns.outcome, 18, ({ outcomeName }) => outcomeName),
  text(columns.detail, 48, ({ detail }) => detail),
]

/** Exports the filtered log as a file; the export itself is logged. */
export async function exportLog(
  request: Call<'logExport', 'org' | 'subject' | 'now', { store: Store; sheets: SheetWriter }>,
): Promise<StreamedFile> {
  const { input, org, parts } = request
  const filter = await parts.store.tx(org.orgId, (tx) => logFilter(tx, input))
  return exportFile(request, {
    title: file,
    format: input.format,
    columns: COLUMNS,
    list: (tx) => mapKeyset(listActivity(tx, filter), logRow),
  })
}
