import type { CallHandler } from '../../binder/callRequest.ts'
import { listDesk } from '../../services/dues/desk/listDesk.ts'

export const duesDeskPage: CallHandler<'duesDeskPage'> = async (request) => listDesk(request)
