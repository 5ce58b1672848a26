import type { CallHandler } from '../../binder/callRequest.ts'
import { issueTicket as issue } from '../../services/tickets/issueTicket.ts'

export const issueTicket: CallHandler<'issueTicket'> = (request) => issue(request)
