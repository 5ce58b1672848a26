import type { CallHandler } from '../../binder/callRequest.ts'
import { readAuditHistory } from '../../services/audit/readAuditHistory.ts'

export const auditHistory: CallHandler<'auditHistory'> = async (request) =>
  readAuditHistory(request, request.input.id)
