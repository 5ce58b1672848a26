import type { Schema } from '#contract/calls.ts'
import { FunctionCode } from '#contract/codes.ts'
import type { MemberTypeShape } from '#contract/configuration.gen.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import type { CallContext } from '../call.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import type { ChangeParts } from './changeParts.ts'
import { yearlyFeeWords } from './wording/yearlyFeeWords.ts'

/** The live member types, with what they pay from this year on. */
export async function listMemberTypes({
  org,
  now,
  parts,
}: CallContext<'org' | 'now', ChangeParts>): Promise<Schema<'StudioMemberType'>[]> {
  const live = await parts.configuration.of(org.orgId)
  const year = Number(formatMoment(now.getTime(), 'yyyy'))
  const fees = new Map(live.get('fees.json').map(({ memberType, fee }) => [memberType, fee]))
  return live.get('memberTypes.json').map((type) => ({
    memberType: type.memberType,
    memberTypeName: type.name,
    oneMemberTypeName: type.oneMemberTypeName,
    fee: yearlyFeeWords(fees.get(type.memberType), year),
    ...formOf(live, type),
  }))
}

function formOf(
  { forms }: Pick<OrgConfiguration, 'forms'>,
  { oneMemberType, memberType }: MemberTypeShape,
): { form?: string } {
  const name = [FunctionCode.Member, oneMemberType, memberType].join('-')
  return forms.has(name) ? { form: `formConfig/${name}.json` } : {}
}
