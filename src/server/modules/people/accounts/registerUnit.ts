import type { CallInput } from '#contract/calls.ts'
import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { isOrgName } from '#domain/text/kinds/orgName.ts'
import type { Call } from '#server/base/call.ts'
import type { OnceFacts } from '#server/base/idempotency/once.ts'
import type { NewAccount } from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { insertOrgUnit, isOrgNameFree } from '#server/modules/records/repositories/orgUnits.ts'
import type { Tx } from '#server/store/store.ts'
import { registerAccount } from './registerAccount.ts'
import type { RegistrationParts } from './registrationParts.ts'
import { requireUserName } from './requireUserName.ts'

/** Registers a unit with the account of its contact person; the name is unique within its area. */
export async function registerUnit(
  request: Call<'orgRegister', OnceFacts, RegistrationParts>,
): Promise<true> {
  const { input } = request
  if (!isOrgName(input.orgName)) throw new Refusal(RefusalCode.BadRequest, 'orgNameFormat')
  return registerAccount(request, 'orgRegister', (tx) => unitAccount(tx, input))
}

async function unitAccount(tx: Tx, input: CallInput<'orgRegister'>): Promise<NewAccount> {
  const { areaCode, orgName, linkMan, linkPhone, orgType, userName } = input
  if (!(await isOrgNameFree(tx, areaCode, orgName)))
    throw new Refusal(RefusalCode.Conflict, 'unitRegistered')
  if (userName) await requireUserName(tx, userName)
  const unit = { areaCode, orgName, linkMan, linkPhone, orgType, oneSubOrgType: '' }
  const { id } = await insertOrgUnit(tx, unit)
  return {
    userType: UserType.Organisation,
    realName: input.realName || linkMan,
    orgUnitId: id,
    orgName,
    ...(userName ? { userName } : {}),
  }
}
