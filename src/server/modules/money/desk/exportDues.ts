import type { Call } from '../../../base/call.ts'
import type { StreamedFile } from '../../../base/servedFile.ts'
import words from '../../../messages/exports.json' with { type: 'json' }
import type { Store } from '../../../store/store.ts'
import type { Configurations } from '../../configuration/documents/configurations.ts'
import { exportFile } from '../../files/exports/exportFile.ts'
import type { SheetWriter } from '../../files/exports/sheetWriter.ts'
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
