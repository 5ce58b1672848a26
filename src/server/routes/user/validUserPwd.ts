import type { CallHandler } from '../../binder/callRequest.ts'
import { isOwnPassword } from '../../services/accounts/isOwnPassword.ts'

export const validUserPwd: CallHandler<'validUserPwd'> = async (request) => isOwnPassword(request)
