import type { CallData } from '#contract/calls.ts'
import { type FeeVersion, versionsOf } from '#domain/fees/feeVersions.ts'
import { yuanOf } from '#domain/fees/yuan.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import type { FeeShape } from '../configuration/shapes.ts'
import { findFee } from './findFee.ts'

/** What a member type pays, as it is published (specification, section 2, "fee standard panel"). */
export async function readFeeStandard({
  input,
  org,
  parts,
}: CallRequest<'feeStandard'>): Promise<CallData<'feeStandard'>> {
  return feeStandardOf(findFee(await parts.configuration.of(org.orgId), input.memberType))
}

/**
 * A fee in the society's own words and by the resolutions that fixed it: yuan a year, with the first year it is for
 * unless it is for all. Nothing of a member type that has none.
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
