import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import type { FeeShape } from '../configuration/shapes.ts'

/** What a member type pays, and when; undefined where nothing is set. */
export const findFee = (
  configuration: OrgConfiguration,
  memberType: string,
): FeeShape | undefined =>
  configuration.get('fees.json').find((fee) => fee.memberType === memberType)
