import type { Call } from '../../../base/call.ts'
import words from '../../../messages/exports.json' with { type: 'json' }
import type { Configurations } from '../../../modules/configuration/documents/configurations.ts'
import { exportFile } from '../../../modules/files/exports/exportFile.ts'
import type { StreamedFile } from '../../../modules/files/exports/servedFile.ts'
import type { SheetWriter } from '../../../modules/files/exports/sheetWriter.ts'
import type { Store } from '../../../store/store.ts'
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
