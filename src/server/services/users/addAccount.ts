import { type Right, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { insertAccount } from '../../store/repositories/accounts.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import { once } from '../idempotency/once.ts'
import { noteManaged } from './managedUser.ts'
import { type Person, personOf } from './personOf.ts'

type Adding = CallContext & { input: Person & { orgUnitId?: string; rights?: readonly Right[] } }

/** Adds somebody who can log in by SMS code at once, and sets a password by 找回密码: nobody else ever knows one. */
export async function addAccount(
  request: Adding,
  call: 'addUser' | 'addAdmin',
): Promise<{ id: string }> {
  const { input, subject } = request
  return once(request, call, {
    derived: true,
    work: async (tx) => {
      const kind = call === 'addAdmin' ? staffWith(input) : await kindOf(tx, input)
      const { id, realName } = await insertAccount(tx, { ...(await personOf(tx, input)), ...kind })
      const opinion = call === 'addAdmin' ? '新增管理员' : '新增用户'
      await noteManaged(tx, subject, { id, realName, opinion })
      return { id }
    },
  })
}

const staffWith = ({ rights = [] }: Adding['input']) => ({ userType: UserType.Staff, rights })

/** With a unit an organisation user of it, else an individual. */
async function kindOf(tx: Tx, { orgUnitId }: Adding['input']) {
  if (!orgUnitId) return { userType: UserType.Individual }
  const unit = await findOrgUnit(tx, orgUnitId)
  if (!unit) throw new Refusal(RefusalCode.BadRequest, 'unitUnknown')
  const { orgName, areaCode } = unit
  return { userType: UserType.Organisation, orgUnitId: unit.id, orgName, areaCode }
}
