import type { Schema } from '#contract/calls.ts'
import { can } from '#domain/record/statusActions.ts'
import { dayAfter } from '#domain/time/days.ts'
import type { Call } from '#server/base/call.ts'
import { limitNetwork } from '#server/base/session/limitNetwork.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'
import type { RecordParts } from '../recordParts.ts'
import type { Certificate } from '../repositories/certificates.ts'
import { findCertificate } from '../repositories/certificates.ts'
import { CERTIFIED } from './certified.ts'
import type { CertifiedRecord } from './certifiedRecord.ts'

type State = Schema<'CertificateState'>['state']

/** Enough for a desk that checks a queue of people, too few for guessing codes. */
const CHECKS_PER_IP = { name: 'certificate', seconds: 600, limit: 120 }

/**
 * Returns whether a certificate is valid now. The code is only a reference and holds no expiry; a membership past its
 * end stays valid for the organisation's days of grace. Discloses no more than is printed.
 */
export async function readCertificateState(
  request: Call<'certificateState', 'org' | 'now' | 'ip', RecordParts>,
): Promise<Schema<'CertificateState'>> {
  const { parts, org, input, now } = request
  const caller = { orgId: org.orgId, ip: request.ip }
  await limitNetwork(parts.store, caller, CHECKS_PER_IP, 'tooManyTries')
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

function stateOf(
  { replacedAt, claims }: Certificate,
  record: CertifiedRecord | undefined,
  { today, graceDays }: { today: string; graceDays: number },
): State {
  if (!record || !can('certificate', record.standing)) return 'withdrawn'
  if (replacedAt || record.claims !== claims) return 'replaced'
  return record.endAt && dayAfter(record.endAt, graceDays) < today ? 'expired' : 'valid'
}
