import type { CallHandler } from '../../binder/callRequest.ts'
import { lookUp } from '../../services/accounts/lookUp.ts'
import { ownId } from '../../services/accounts/ownId.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'

export const validUserName: CallHandler<'validUserName'> = async (request) =>
  lookUp(request, (tx) =>
    isAccountValueFree(tx, 'userName', request.input.userName, ownId(request)),
  )
