import type { Call } from '#server/base/call.ts'
import type { StreamedFile } from '#server/base/servedFile.ts'
import words from '#server/messages/exports.json' with { type: 'json' }
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { exportFile } from '#server/modules/files/exports/exportFile.ts'
import type { SheetWriter } from '#server/modules/files/exports/sheetWriter.ts'
import type { Store } from '#server/store/store.ts'
import { askedFilter } from './askedFilter.ts'
import { DESK_TABS } from './deskTabs.ts'
import { COLUMNS } from './exportColumns.ts'

/** Exports one desk tab as a file, filtered as its list. */
export async function exportDues(
  request: Call<
    'duesExport',
    'org' | 'subject' | 'now',
    { store: Store; configuration: Configurations; sheets: SheetWriter }
  >,
): Promise<StreamedFile> {
  const { input, org, parts } = request
  const { tab, format } = input
  const configuration = await parts.configuration.of(org.orgId)
  return exportFile(request, {
    title: words.names[tab],
    format,
    columns: COLUMNS[tab],
    list: (tx) => DESK_TABS[tab](tx, askedFilter(input), configuration),
  })
}
