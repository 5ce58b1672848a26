import type { CallData } from '#contract/calls.ts'
import type { FeeShape } from '#contract/configuration.gen.ts'
import { type FeeVersion, versionsOf } from '#domain/money/fees/feeVersions.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Call } from '../call.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { findFee } from './findFee.ts'

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
