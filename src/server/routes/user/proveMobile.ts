import type { CallHandler } from '../../binder/callRequest.ts'
import { proveMobile as prove } from '../../services/accounts/proveMobile.ts'

export const proveMobile: CallHandler<'proveMobile'> = async (request) => prove(request)
