import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import type { SubjectAccount } from '../subject.ts'

/** True when `staff.json` requires a second factor (`secondFactor`) of accounts with rights and this one has none. */
export const isFactorDue = (
  configuration: OrgConfiguration,
  { rights, secondFactorAt }: Pick<SubjectAccount, 'rights' | 'secondFactorAt'>,
): boolean =>
  rights.length > 0 &&
  secondFactorAt === null &&
  configuration.get('staff.json').secondFactor === true
