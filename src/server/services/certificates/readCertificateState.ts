import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { dayAfter } from '#domain/days.ts'
import { can } from '#domain/statusActions.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import type { Certificate } from '../../store/repositories/certificates.ts'
import { findCertificate } from '../../store/repositories/certificates.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { duesSettings } from '../dues/duesSettings.ts'
import { beijingDay } from '../shared/beijingTime.ts'
import { CERTIFIED } from './certified.ts'
import type { CertifiedRecord } from './certifiedRecord.ts'

type State = Schema<'CertificateState'>['state']

/** A desk that checks the certificates of a queue of people stays below it; trying codes does not. */
const CHECKS_PER_IP = { seconds: 600, limit: 120 }

/**
 * Whether a certificate holds good at this moment, for whoever holds it: the code only points, nothing about its end is
 * in it; a membership past its end is good for the society's days of grace. Tells no more than what is printed.
 */
export async function readCertificateState(
  request: CallRequest<'certificateState'>,
): Promise<Schema<'CertificateState'>> {
  const { parts, org, input, now } = request
  await countCheck(request)
  const words = { configuration: await parts.configuration.of(org.orgId), shared: parts.shared }
  return parts.store.tx(org.orgId, async (tx) => {
    const certificate = await findCertificate(tx, input.code)
    if (!certificate) return { state: 'unknown' }
    const { kind, objId, name, num } = certificate
    const record = await CERTIFIED[kind](tx, objId, words)
    const graceDays = kind === 'member' ? duesSettings(words.configuration).graceDays : 0
    const on = { today: beijingDay(now), graceDays }
    return { state: stateOf(certificate, record, on), kind, name, num }
  })
}

async function countCheck({ parts, org, ip }: CallRequest<'certificateState'>): Promise<void> {
  const key = `certificate:ip:${ip}`
  const kept = await parts.store.tx(org.orgId, (tx) => countEvent(tx, { key, ...CHECKS_PER_IP }))
  if (!kept) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
}

function stateOf(
  { replacedAt, claims }: Certificate,
  record: CertifiedRecord | undefined,
  { today, graceDays }: { today: string; graceDays: number },
): State {
  if (!record || !can('certificate', record.standing)) return 'withdrawn'
  if (replacedAt || record.claims !== claims) return 'replaced'
  return record.endAt && dayAfter(record.endAt, graceDays) < today ? 'expired' : 'valid'
}
