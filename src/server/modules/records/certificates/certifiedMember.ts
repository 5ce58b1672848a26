import { MemberCategory } from '#contract/codes.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import type { Tx } from '#server/store/store.ts'
import { memberApplications } from '../repositories/memberApplications.ts'
import type { CertificateWords, CertifiedRecord } from './certifiedRecord.ts'

/** A membership, under the person's name or the unit's of a group member. */
export async function certifiedMember(
  tx: Tx,
  id: string,
  { configuration }: CertificateWords,
): Promise<CertifiedRecord | undefined> {
  const record = await memberApplications.find(tx, id)
  if (!record) return undefined
  const { oneMemberCode, memberType, status, endAt } = record
  const orgName = record.orgName ?? ''
  const name = oneMemberCode === MemberCategory.Group ? orgName : (record.realName ?? '')
  const num = record.memberNum ?? ''
  return {
    facts: record,
    standing: { status, oneMemberCode, memberType },
    name,
    num,
    claims: canonicalJson({ name, num, memberType }),
    holes: {
      name,
      memberNum: num,
      memberTypeName: memberTypeName(configuration, memberType),
      orgName,
      endAt: endAt ?? '',
    },
    endAt,
  }
}
