import { RIGHTS, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import {
  type Account,
  insertAccount,
  lockAccountByMobile,
} from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/staff.json' with { type: 'json' }
import { appendAudit } from '#server/modules/records/repositories/audits.ts'
import type { Tx } from '#server/store/store.ts'
import { personOf } from '../users/personOf.ts'
import { issuePasswordLink } from './issuePasswordLink.ts'

export interface Invited {
  realName: string
  mobile: string
}

/**
 * Issues a password link for staff at the operator's request: an unknown mobile becomes a staff account with all
 * rights, an existing staff account gets a new link. Logged as an audit entry without an account. Refused for the
 * mobile of any other account, and for a disabled one.
 */
export async function inviteStaff(tx: Tx, invited: Invited, operator: string): Promise<string> {
  const known = await lockAccountByMobile(tx, invited.mobile)
  if (known) requireInUse(known)
  const account =
    known ??
    (await insertAccount(tx, {
      ...(await personOf(tx, invited)),
      userType: UserType.Staff,
      rights: RIGHTS,
    }))
  tx.note({
    record: { type: 'account', id: account.id },
    ...(known ? {} : { detail: { before: [], after: [...RIGHTS] } }),
  })
  await appendAudit(tx, {
    objId: account.id,
    nodeId: 'account',
    status: '',
    realName: operator,
    opinion: fill(known ? words.setUpAgain : words.setUp, { name: account.realName }),
    accountId: null,
  })
  return issuePasswordLink(tx, account)
}

function requireInUse({ userType, disabledAt }: Account): void {
  if (userType !== UserType.Staff) throw new Refusal(RefusalCode.Conflict, 'mobileRegistered')
  if (disabledAt) throw new Refusal(RefusalCode.Conflict, 'accountDisabled')
}
