import type { CallHandler } from '../../binder/callRequest.ts'
import { importUsers as importAll } from '../../services/users/importUsers.ts'

export const importUsers: CallHandler<'importUsers'> = async (request) => importAll(request)
