import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { formatMoment } from '#domain/dateFormat.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import words from '../../messages/exports.json' with { type: 'json' }
import { contentTypeOf } from '../../providers/storage/contentTypes.ts'
import { Refusal } from '../../refusal.ts'
import { publicId } from '../../store/publicId.ts'
import { insertFile } from '../../store/repositories/files.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount, requireStaff } from '../authorize.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { DESK_TABS, type DuesTab } from '../dues/desk/deskTabs.ts'
import { COLUMNS } from './columns.ts'
import { SHEET_WRITERS } from './writeSheet.ts'

type Export = CallRequest<'duesExport'>

/** More than a file that staff open by hand should hold. */
const MOST_ROWS = 50_000

/**
 * A list of the desk as a file in the object storage, at an address nobody guesses. It is noted before it is stored, so
 * that what a crash leaves behind is swept with the rest after a day.
 */
export async function exportDues(request: Export): Promise<CallData<'duesExport'>> {
  const { input, org, subject, now, parts } = request
  requireStaff(subject)
  const { tab, format } = input
  const configuration = await parts.configuration.of(org.orgId)
  const contentType = contentTypeOf(format)
  const path = `${org.code}/export/${publicId()}.${format}`
  const name = `${words.names[tab]}-${formatMoment(now.toISOString(), 'yyyyMMddHHmm')}.${format}`
  const rows = await parts.store.tx(org.orgId, async (tx) => {
    const owner = requireAccount(subject).id
    await insertFile(tx, { path, name, contentType, size: 0, purpose: 'export', owner })
    return allRows(tx, tab, configuration)
  })
  const content = await SHEET_WRITERS[format](COLUMNS[tab], rows)
  await parts.files.put(path, content, contentType)
  return { name, url: `${parts.storage.baseUrl}${path}` }
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
