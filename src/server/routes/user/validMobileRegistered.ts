import type { CallHandler } from '../../binder/callRequest.ts'
import { lookUp } from '../../services/accounts/lookUp.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'

export const validMobileRegistered: CallHandler<'validMobileRegistered'> = async (request) =>
  lookUp(request, async (tx) => !(await isAccountValueFree(tx, 'mobile', request.input.mobile)))
