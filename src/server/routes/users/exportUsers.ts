import type { CallHandler } from '../../binder/callRequest.ts'
import { exportUsers as exportAll } from '../../services/users/exportUsers.ts'

export const exportUsers: CallHandler<'exportUsers'> = async (request) => exportAll(request)
