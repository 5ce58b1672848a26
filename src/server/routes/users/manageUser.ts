import type { CallHandler } from '../../binder/callRequest.ts'
import { changeAccount } from '../../services/users/changeAccount.ts'

export const manageUser: CallHandler<'manageUser'> = async (request) =>
  changeAccount(request, 'user')
