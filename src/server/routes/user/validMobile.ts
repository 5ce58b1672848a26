import type { CallHandler } from '../../binder/callRequest.ts'
import { lookUp } from '../../services/accounts/lookUp.ts'
import { ownId } from '../../services/accounts/ownId.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'

export const validMobile: CallHandler<'validMobile'> = async (request) =>
  lookUp(request, (tx) => isAccountValueFree(tx, 'mobile', request.input.mobile, ownId(request)))
