import { type Right, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import { shareOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { noteManaged } from './managedUser.ts'
import { type Person, personOf } from './personOf.ts'

type Adding = CallContext<OnceFacts, { store: Store }> & {
  input: Person & { orgUnitId?: string; rights?: readonly Right[] }
}

/**
 * Adds an account that can log in by SMS code at once; its holder sets the password by 找回密码, so that no one else ever
 * knows it.
 */
export async function addAccount(
  request: Adding,
  call: 'addUser' | 'addAdmin',
): Promise<{ id: string }> {
  const { input, subject } = request
  return once(request, call, {
    work: async (tx) => {
      const kind = call === 'addAdmin' ? staffWith(input) : await kindOf(tx, input)
      if (call === 'addAdmin') tx.note({ detail: { before: [], after: [...(input.rights ?? [])] } })
      const { id, realName } = await insertAccount(tx, { ...(await personOf(tx, input)), ...kind })
      const opinion = words.done[call === 'addAdmin' ? 'addAdmin' : 'addUser']
      await noteManaged(tx, subject, { id, realName, opinion })
      return { id }
    },
  })
}

const staffWith = ({ rights = [] }: Adding['input']) => ({ userType: UserType.Staff, rights })

/** An organisation user of the unit, if one is given, else an individual. */
async function kindOf(tx: Tx, { orgUnitId }: Adding['input']) {
  if (!orgUnitId) return { userType: UserType.Individual }
  const unit = await shareOrgUnit(tx, orgUnitId)
  if (!unit) throw new Refusal(RefusalCode.BadRequest, 'unitUnknown')
  const { orgName, areaCode } = unit
  return { userType: UserType.Organisation, orgUnitId: unit.id, orgName, areaCode }
}
