import type { Schema } from '#contract/calls.ts'
import { FunctionCode } from '#contract/codes.ts'
import type { MemberTypeShape } from '#contract/configuration.gen.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import type { CallContext } from '#server/base/call.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
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
  return live.get('memberTypes.json').map((type) => {
    const form = formOf(live, type)
    const fee = fees.get(type.memberType)
    // Members of a type without a form are named, not admitted: they owe nothing, and no fee is missing.
    const isCharged = fee !== undefined || form.form !== undefined
    return {
      memberType: type.memberType,
      memberTypeName: type.name,
      oneMemberTypeName: type.oneMemberTypeName,
      fee: isCharged ? yearlyFeeWords(fee, year) : words.memberTypes.notCharged,
      ...form,
    }
  })
}

function formOf(
  { forms }: Pick<OrgConfiguration, 'forms'>,
  { oneMemberType, memberType }: MemberTypeShape,
): { form?: string } {
  const name = [FunctionCode.Member, oneMemberType, memberType].join('-')
  return forms.has(name) ? { form: `formConfig/${name}.json` } : {}
}
