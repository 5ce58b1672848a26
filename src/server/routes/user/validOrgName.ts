import type { CallHandler } from '../../binder/callRequest.ts'
import { lookUp } from '../../services/accounts/lookUp.ts'
import { isOrgNameFree } from '../../store/repositories/orgUnits.ts'

export const validOrgName: CallHandler<'validOrgName'> = async (request) =>
  lookUp(request, (tx) => isOrgNameFree(tx, request.input.areaCode, request.input.orgName))
