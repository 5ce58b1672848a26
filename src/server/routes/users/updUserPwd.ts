import type { CallHandler } from '../../binder/callRequest.ts'
import { changeOwnPassword } from '../../services/users/changeOwnPassword.ts'

export const updUserPwd: CallHandler<'updUserPwd'> = async (request) => changeOwnPassword(request)
