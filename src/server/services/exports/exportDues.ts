import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { formatMoment } from '#domain/dateFormat.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
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

const NAMES: Record<DuesTab, string> = {
  offline: '待确认缴费',
  reconcile: '待核对款项',
  invoice: '发票',
  payment: '缴费记录',
}

/** More than a file that staff open by hand should hold. */
const MOST_ROWS = 50_000
const BATCH = 1000

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
  const name = `${NAMES[tab]}-${formatMoment(now.toISOString(), 'yyyyMMddHHmm')}.${format}`
  const rows = await parts.store.tx(org.orgId, async (tx) => {
    const owner = requireAccount(subject).id
    await insertFile(tx, { path, name, contentType, size: 0, purpose: 'export', owner })
    return allRows(tx, tab, configuration)
  })
  const content = await SHEET_WRITERS[format](COLUMNS[tab], rows)
  await parts.files.put(path, content, contentType)
  return { name, url: `${parts.storage.baseUrl}${path}` }
}

async function allRows(
  tx: Tx,
  tab: DuesTab,
  configuration: OrgConfiguration,
): Promise<Schema<'DuesDeskRow'>[]> {
  const rows: Schema<'DuesDeskRow'>[] = []
  for (let current = 1; ; current += 1) {
    const { records, total } = await DESK_TABS[tab](tx, { current, size: BATCH }, configuration)
    if (total > MOST_ROWS)
      throw new Refusal(RefusalCode.Conflict, 'exportTooMany', { limit: MOST_ROWS })
    rows.push(...records)
    if (records.length < BATCH) return rows
  }
}
