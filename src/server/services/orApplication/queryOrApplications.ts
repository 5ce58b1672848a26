import type { CallData } from '#contract/calls.ts'
import {
  type OrgApplicationFilter,
  orgApplications,
} from '../../store/repositories/orgApplications.ts'
import { mapPage } from '../../store/repositories/page.ts'
import { countedSearch } from '../application/countedSearch.ts'
import { ownRecords } from '../application/ownRecords.ts'
import type { RecordParts } from '../application/recordParts.ts'
import type { Call } from '../call.ts'
import type { CallSubject } from '../subject.ts'
import { orRow } from './orRow.ts'
import { orWords } from './orWords.ts'

type Query = Call<'orApplyPage', 'org' | 'subject' | 'now' | 'ip', RecordParts>

const NOTHING = { records: [], total: 0 }

/**
 * The list of module 0205: a keyword is compared exactly with mobile and card number; without one a user sees the own
 * applications, an organisation user the unit's, staff everybody's, and nobody else anything.
 */
export async function queryOrApplications(request: Query): Promise<CallData<'orApplyPage'>> {
  const { input, org, subject, now, parts } = request
  const filter = filterOf(subject, input.keyword)
  if (!filter) return NOTHING
  const words = orWords(await parts.configuration.of(org.orgId), parts.shared)
  const found = await countedSearch(request, (tx) => orgApplications.page(tx, filter, input))
  return mapPage(found, (row) => orRow(row, words, { subject, now }))
}

/** Card numbers are stored in upper case. */
function filterOf(subject: CallSubject, keyword = ''): OrgApplicationFilter | undefined {
  const text = keyword.trim()
  return text ? { exactly: text.toUpperCase() } : ownRecords(subject)
}
