import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { updateAccount } from '../../store/repositories/accounts.ts'
import { revokeAccountTokens } from '../../store/repositories/loginTokens.ts'
import { heldAccount, noteManaged } from './managedUser.ts'
import { type Person, personOf } from './personOf.ts'

type Changing = CallContext & { input: Person & { id: string } }

/** Name, mobile and user name of an account of this kind. Another mobile is another holder: its logins end. */
export async function changeAccount(
  { input, org, subject, parts }: Changing,
  kind: 'user' | 'admin',
): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldAccount(tx, input.id)
    if ((account.userType === UserType.Staff) !== (kind === 'admin'))
      throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const person = await personOf(tx, input, account.id)
    await updateAccount(tx, account.id, person)
    if (person.mobile !== account.mobile) await revokeAccountTokens(tx, account.id)
    const opinion = kind === 'admin' ? '修改管理员' : '修改用户'
    await noteManaged(tx, subject, { id: account.id, realName: person.realName, opinion })
    return true as const
  })
}
