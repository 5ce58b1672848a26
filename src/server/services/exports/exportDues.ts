import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import words from '../../messages/exports.json' with { type: 'json' }
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/store.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { DESK_TABS, type DuesTab } from '../dues/desk/deskTabs.ts'
import { COLUMNS } from './columns.ts'
import { keepExport } from './keepExport.ts'

/** More than a file that staff open by hand should hold. */
export const MOST_ROWS = 50_000

/** A list of the desk as a file. */
export async function exportDues(
  request: CallRequest<'duesExport'>,
): Promise<CallData<'duesExport'>> {
  const { input, org, parts } = request
  const { tab, format } = input
  const configuration = await parts.configuration.of(org.orgId)
  return keepExport(request, {
    title: words.names[tab],
    format,
    columns: COLUMNS[tab],
    rows: (tx) => allRows(tx, tab, configuration),
  })
}

/** In one statement: between pages somebody's payment could come twice, or not at all. */
async function allRows(
  tx: Tx,
  tab: DuesTab,
  configuration: OrgConfiguration,
): Promise<Schema<'DuesDeskRow'>[]> {
  const all = { current: 1, size: MOST_ROWS }
  const { records, total } = await DESK_TABS[tab](tx, all, configuration)
  if (total > MOST_ROWS)
    throw new Refusal(RefusalCode.Conflict, 'exportTooMany', { limit: MOST_ROWS })
  return records
}
