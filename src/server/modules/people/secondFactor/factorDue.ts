import type { SubjectAccount } from '#server/base/subject.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'

/** True when `staff.json` requires a second factor (`secondFactor`) of accounts with rights and this one has none. */
export const isFactorDue = (
  configuration: OrgConfiguration,
  { rights, secondFactorAt }: Pick<SubjectAccount, 'rights' | 'secondFactorAt'>,
): boolean =>
  rights.length > 0 &&
  secondFactorAt === null &&
  configuration.get('staff.json').secondFactor === true
