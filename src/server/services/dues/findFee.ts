import type { FeeShape } from '#contract/configuration.gen.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'

/** Returns the fee and pay period of a member type; undefined if not configured. */
export const findFee = (
  configuration: OrgConfiguration,
  memberType: string,
): FeeShape | undefined =>
  configuration.get('fees.json').find((fee) => fee.memberType === memberType)
