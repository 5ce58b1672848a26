import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import {
  type OrApplicationFilter,
  pageOrApplications,
} from '../../store/repositories/orApplicationQueries.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { ownRecords } from '../application/ownRecords.ts'
import { LOOKUPS_PER_IP } from '../sms/smsRules.ts'
import type { CallSubject } from '../subject.ts'
import { orRow } from './orRow.ts'
import { orWords } from './orWords.ts'

type Query = CallRequest<'orApplyPage'>

const NOTHING = { records: [], total: 0 }

/**
 * The list of module 0205: a keyword is compared exactly with mobile and card number; without one a user sees the own
 * applications, an organisation user the unit's, staff everybody's, and nobody else anything.
 */
export async function queryOrApplications(request: Query): Promise<CallData<'orApplyPage'>> {
  const { input, org, subject, ip, parts } = request
  const filter = filterOf(subject, input.keyword)
  if (!filter) return NOTHING
  const words = orWords(await parts.configuration.of(org.orgId), parts.shared)
  const found = await parts.store.tx(org.orgId, async (tx) => {
    const few = await countEvent(tx, { key: `lookup:ip:${ip}`, ...LOOKUPS_PER_IP })
    return few ? pageOrApplications(tx, filter, input) : undefined
  })
  if (!found) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return { records: found.records.map((row) => orRow(row, words, subject)), total: found.total }
}

/** Card numbers are stored in upper case. */
function filterOf(subject: CallSubject, keyword = ''): OrApplicationFilter | undefined {
  const text = keyword.trim()
  return text ? { exactly: text.toUpperCase() } : ownRecords(subject)
}
