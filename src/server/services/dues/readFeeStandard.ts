import type { CallData } from '#contract/calls.ts'
import { type FeeVersion, versionsOf } from '#domain/fees/feeVersions.ts'
import { yuanOf } from '#domain/fees/yuan.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { findFee } from './findFee.ts'

/** What a member type pays a year, in the society's own words and by the resolutions that fixed it, as published. */
export function readFeeStandard(
  configuration: OrgConfiguration,
  memberType: string,
): CallData<'feeStandard'> {
  const found = findFee(configuration, memberType)
  if (!found) return { describe: '', versions: [] }
  return { describe: found.describe ?? '', versions: versionsOf(found.fee).map(published) }
}

const published = ({ amount, from, resolvedAt, resolution }: FeeVersion) => ({
  amount: yuanOf(amount),
  ...(from !== undefined && { startAt: String(from) }),
  ...(resolvedAt && { resolvedAt }),
  ...(resolution && { resolution }),
})
