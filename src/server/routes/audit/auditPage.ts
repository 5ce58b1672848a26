import type { CallHandler } from '../../binder/callRequest.ts'
import { listForDesk } from '../../services/audit/listForDesk.ts'

export const auditPage: CallHandler<'auditPage'> = async (request) => listForDesk(request)
