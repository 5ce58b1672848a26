import type { CallHandler } from '../../binder/callRequest.ts'
import { decide } from '../../services/audit/decide.ts'

export const auditDecide: CallHandler<'auditDecide'> = async (request) => decide(request)
