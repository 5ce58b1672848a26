import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { Tx } from '#server/store/store.ts'
import { findApproval, subOrgName } from '../leadership/terms.ts'
import { type OrgApplication, orgApplications } from '../repositories/orgApplications.ts'
import type { CertificateWords, CertifiedRecord } from './certifiedRecord.ts'

/** An office in one of the organisation's sub-organisations, for the term of the appointment. */
export async function certifiedAppointment(
  tx: Tx,
  id: string,
  { configuration, shared }: CertificateWords,
): Promise<CertifiedRecord | undefined> {
  const record = await orgApplications.find(tx, id)
  if (!record) return undefined
  const { subOrgId, session, tsaPosition, ptPosition, status } = record
  const term = record.approvalId ? findApproval(configuration, record.approvalId) : undefined
  const name = record.realName ?? ''
  const position = positionOf(record, shared)
  return {
    facts: record,
    standing: { status },
    name,
    num: '',
    claims: canonicalJson({ name, subOrgId, session, tsaPosition, ptPosition }),
    holes: {
      name,
      orgName: record.orgName ?? '',
      subOrgName: subOrgName(configuration, subOrgId),
      session: dictionaryName(shared.dictionaries, 'OR_SESSION', session),
      position,
      startAt: term?.startAt ?? '',
      endAt: term?.endAt ?? '',
    },
    endAt: term?.endAt ?? null,
    ...(position === '' ? { lacks: 'certificateNoPosition' } : {}),
  }
}

/** Such as `副主任委员、副秘书长（兼）`. */
function positionOf({ tsaPosition, ptPosition }: OrgApplication, { dictionaries }: SharedData) {
  const named = (code: string) => dictionaryName(dictionaries, 'OR_POSITION', code)
  return [
    ...(tsaPosition ? [named(tsaPosition)] : []),
    ...(ptPosition ? [`${named(ptPosition)}（兼）`] : []),
  ].join('、')
}
