import type { CallData } from '#contract/calls.ts'
import type { FeeShape } from '#contract/configuration.gen.ts'
import { type FeeVersion, versionsOf } from '#domain/money/fees/feeVersions.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Call } from '#server/base/call.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'

/** Returns the fee and pay period of a member type; undefined if not configured. */
export const findFee = (
  configuration: OrgConfiguration,
  memberType: string,
): FeeShape | undefined =>
  configuration.get('fees.json').find((fee) => fee.memberType === memberType)

/** The pay period of a member type, null when none is set. */
export async function readPayPeriod({
  input,
  org,
  parts,
}: Call<'payPeriod', 'org', { configuration: Configurations }>): Promise<CallData<'payPeriod'>> {
  const fee = findFee(await parts.configuration.of(org.orgId), input.memberType)
  return fee ? fee.payPeriod : null
}

/** The published fee of a member type (specification, section 2, "fee standard panel"). */
export async function readFeeStandard({
  input,
  org,
  parts,
}: Call<'feeStandard', 'org', { configuration: Configurations }>): Promise<
  CallData<'feeStandard'>
> {
  return feeStandardOf(findFee(await parts.configuration.of(org.orgId), input.memberType))
}

/**
 * The fee described in the society's own words, and the resolutions that set it: yuan per year, with its first year
 * unless it applies to all. Empty for a member type without a fee.
 */
export const feeStandardOf = (found: FeeShape | undefined): CallData<'feeStandard'> => ({
  describe: found?.describe ?? '',
  versions: found ? versionsOf(found.fee).map(published) : [],
})

const published = ({ amount, from, resolvedAt, resolution }: FeeVersion) => ({
  amount: yuanOf(amount),
  ...(from === undefined ? {} : { startAt: String(from) }),
  ...(resolvedAt ? { resolvedAt } : {}),
  ...(resolution ? { resolution } : {}),
})
