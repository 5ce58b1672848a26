import type { CallHandler } from '../../binder/callRequest.ts'
import { listUsers } from '../../services/users/listUsers.ts'

export const userPage: CallHandler<'userPage'> = async (request) => listUsers(request)
