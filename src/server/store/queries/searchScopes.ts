import { MemberCategory, MemberStatus, OrgStatus, UserType } from '#contract/codes.ts'

/*
 * Scopes of search terms, as the triggers of migration 0051 write them: the values by which the lists of a table are
 * filtered, so that entries of other lists are not read.
 */

interface MemberScope {
  status?: readonly MemberStatus[] | undefined
  oneMemberCode?: MemberCategory | undefined
}

export function memberScopes({ status, oneMemberCode }: MemberScope = {}): string[] {
  const categories = oneMemberCode ? [oneMemberCode] : Object.values(MemberCategory)
  return (status ?? Object.values(MemberStatus)).flatMap((one) =>
    categories.map((category) => `${one}${category}`),
  )
}

export const organisationScopes = ({ status }: { status?: readonly OrgStatus[] | undefined }) => [
  ...(status ?? Object.values(OrgStatus)),
]

interface AccountScope {
  userType?: UserType | undefined
  inUse?: boolean | undefined
  isExpert?: boolean | undefined
}

export function accountScopes({ userType, inUse, isExpert }: AccountScope): string[] {
  const types = userType ? [userType] : Object.values(UserType)
  const uses = inUse === undefined ? ['+', '-'] : [inUse ? '+' : '-']
  const expertises = isExpert ? ['x'] : ['', 'x']
  return types.flatMap((type) =>
    uses.flatMap((use) => expertises.map((expertise) => `${type}${use}${expertise}`)),
  )
}

/** Units are in one list. */
export const UNIT_SCOPES = ['']
