import type { CallHandler } from '../../binder/callRequest.ts'
import { changeAccount } from '../../services/users/changeAccount.ts'

export const manageAdmin: CallHandler<'manageAdmin'> = async (request) =>
  changeAccount(request, 'admin')
