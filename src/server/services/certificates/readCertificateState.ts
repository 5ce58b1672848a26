import type { Schema } from '#contract/calls.ts'
import { can } from '#domain/statusActions.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import type { Certificate } from '../../store/repositories/certificates.ts'
import { findCertificate } from '../../store/repositories/certificates.ts'
import { lookUp } from '../accounts/lookUp.ts'
import { endOfDay } from '../member/records.ts'
import { CERTIFIED } from './certified.ts'
import type { CertifiedRecord } from './certifiedRecord.ts'

type State = Schema<'CertificateState'>['state']

/**
 * Whether a certificate holds good at this moment, for whoever holds it: the code only points, nothing about its end is
 * in it. Tells no more than what is printed: name and number.
 */
export async function readCertificateState(
  request: CallRequest<'certificateState'>,
): Promise<Schema<'CertificateState'>> {
  const { parts, org, input, now } = request
  const configuration = await parts.configuration.of(org.orgId)
  return lookUp(request, async (tx) => {
    const certificate = await findCertificate(tx, input.code)
    if (!certificate) return { state: 'unknown' }
    const { kind, objId, name, num } = certificate
    const record = await CERTIFIED[kind](tx, objId, configuration)
    return { state: stateOf(certificate, record, now), kind, name, num }
  })
}

function stateOf(
  { replacedAt, claims }: Certificate,
  record: CertifiedRecord | undefined,
  now: Date,
): State {
  if (!record || !can('certificate', record.standing)) return 'withdrawn'
  if (replacedAt || record.claims !== claims) return 'replaced'
  return record.endAt && endOfDay(record.endAt) < now.toISOString() ? 'expired' : 'valid'
}
