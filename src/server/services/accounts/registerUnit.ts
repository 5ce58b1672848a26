import type { CallInput } from '#contract/calls.ts'
import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { isOrgName } from '#domain/orgName.ts'
import { normaliseRealName } from '#domain/realName.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { isAccountValueFree, type NewAccount } from '../../store/repositories/accounts.ts'
import { insertOrgUnit, isOrgNameFree } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import { registerAccount } from './registerAccount.ts'

/** Registers a unit with the account of its contact person; its name is unique in its area. */
export async function registerUnit(request: CallRequest<'orgRegister'>): Promise<true> {
  const { input } = request
  if (!isOrgName(input.orgName)) throw new Refusal(RefusalCode.BadRequest, 'orgNameFormat')
  return registerAccount(request, 'orgRegister', (tx) => unitAccount(tx, input))
}

async function unitAccount(tx: Tx, input: CallInput<'orgRegister'>): Promise<NewAccount> {
  const { areaCode, orgName, linkPhone, orgType, userName } = input
  if (!(await isOrgNameFree(tx, areaCode, orgName)))
    throw new Refusal(RefusalCode.Conflict, 'unitRegistered')
  if (userName && !(await isAccountValueFree(tx, 'userName', userName)))
    throw new Refusal(RefusalCode.Conflict, 'userNameTaken')
  const linkMan = normaliseRealName(input.linkMan)
  const unit = { areaCode, orgName, linkMan, linkPhone, orgType, oneSubOrgType: '' }
  const { id } = await insertOrgUnit(tx, unit)
  return {
    userType: UserType.Organisation,
    realName: input.realName ? normaliseRealName(input.realName) : linkMan,
    orgUnitId: id,
    orgName,
    ...(userName ? { userName } : {}),
  }
}
