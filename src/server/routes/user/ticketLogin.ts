import type { CallHandler } from '../../binder/callRequest.ts'
import { loginByTicket } from '../../services/tickets/loginByTicket.ts'

export const ticketLogin: CallHandler<'ticketLogin'> = (request) => loginByTicket(request)
