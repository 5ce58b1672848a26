import { yearOf } from '#domain/time/dateFormat.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Tx } from '#server/store/store.ts'
import type { MemberApplication } from '../../repositories/memberApplications.ts'
import { nextMemberNumber } from '../../repositories/memberNumbers.ts'

/**
 * Assigns the next number of the organisation's series, which may restart each Beijing year; a member keeps an existing
 * number.
 */
export async function memberNumber(
  tx: Tx,
  record: MemberApplication,
  configuration: OrgConfiguration,
): Promise<Pick<MemberApplication, 'memberNum'>> {
  if (record.memberNum) return { memberNum: record.memberNum }
  const { prefix, digits, perYear } = configuration.get('organisation.json').memberNum
  const series = perYear ? `${prefix}${yearOf(tx.now.getTime())}` : prefix
  const number = String(await nextMemberNumber(tx, series)).padStart(digits, '0')
  return { memberNum: `${series}${number}` }
}
