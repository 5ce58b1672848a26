import type { CallHandler } from '../../binder/callRequest.ts'
import { resetPassword } from '../../services/users/removeAccount.ts'

export const resetUserPwd: CallHandler<'resetUserPwd'> = async (request) => resetPassword(request)
