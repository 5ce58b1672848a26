import { UserType } from '#contract/codes.ts'
import { mask } from '#domain/person/mask.ts'
import type { Who } from '#server/store/store.ts'
import type { WhoKind } from '#server/store/tables/activity.ts'
import type { CallSubject, SubjectAccount } from '../subject.ts'

const KINDS: Record<UserType, WhoKind> = {
  [UserType.Individual]: 'member',
  [UserType.Organisation]: 'unit',
  [UserType.Staff]: 'staff',
}

/** The account with its present name, which the log stores. */
export const whoIs = ({
  id,
  userType,
  realName,
}: Pick<SubjectAccount, 'id' | 'userType' | 'realName'>): Who => ({
  kind: KINDS[userType],
  id,
  name: realName,
})

/** The actor of a call: the account, or a visitor by the mobile proven last. */
export function whoOf({ account, provenMobiles: [mobile] = [] }: CallSubject): Who {
  return account
    ? whoIs(account)
    : { kind: 'visitor', name: mobile === undefined ? '' : mask('mobile', mobile) }
}
