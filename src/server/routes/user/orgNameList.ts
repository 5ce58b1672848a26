import type { CallHandler } from '../../binder/callRequest.ts'
import { lookUp } from '../../services/accounts/lookUp.ts'
import { listOrgUnits } from '../../store/repositories/orgUnits.ts'

export const orgNameList: CallHandler<'orgNameList'> = async (request) => {
  const units = await lookUp(request, (tx) => listOrgUnits(tx, request.input))
  return units.map(({ id, orgName }) => ({ id, orgName }))
}
