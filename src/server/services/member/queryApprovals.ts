import type { CallData } from '#contract/calls.ts'
import { memberApplications } from '../../store/repositories/memberApplications.ts'
import { mapPage } from '../../store/repositories/page.ts'
import { ownRecords } from '../application/ownRecords.ts'
import type { RecordParts } from '../application/recordParts.ts'
import type { Call } from '../call.ts'
import { memberWords } from './memberWords.ts'
import { memberRow } from './records.ts'

/**
 * Approval query: applications of both categories by status. A keyword (a whole mobile, card or member number) narrows
 * what the caller may see anyway and never opens another person's record.
 */
export async function queryApprovals(
  request: Call<'memberApprovalPage', 'org' | 'subject' | 'now', RecordParts>,
): Promise<CallData<'memberApprovalPage'>> {
  const { input, org, subject, parts } = request
  const own = ownRecords(subject)
  if (!own) return { records: [], total: 0 }
  const words = memberWords(await parts.configuration.of(org.orgId), parts.shared)
  const { status, keyword = '' } = input
  const exactly = keyword.trim().toUpperCase()
  const filter = {
    ...own,
    ...(status ? { status: [status] } : {}),
    ...(exactly ? { exactly } : {}),
  }
  const found = await parts.store.tx(org.orgId, (tx) => memberApplications.page(tx, filter, input))
  return mapPage(found, (row) => memberRow(row, words, request))
}
