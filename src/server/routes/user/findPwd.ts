import type { CallHandler } from '../../binder/callRequest.ts'
import { recoverPassword } from '../../services/accounts/recoverPassword.ts'

export const findPwd: CallHandler<'findPwd'> = async (request) => recoverPassword(request)
