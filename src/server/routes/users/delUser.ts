import type { CallHandler } from '../../binder/callRequest.ts'
import { deleteUser } from '../../services/users/removeAccount.ts'

export const delUser: CallHandler<'delUser'> = async (request) => deleteUser(request)
