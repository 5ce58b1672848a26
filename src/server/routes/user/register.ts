import type { CallHandler } from '../../binder/callRequest.ts'
import { registerIndividual } from '../../services/accounts/registerIndividual.ts'

export const register: CallHandler<'register'> = async (request) => registerIndividual(request)
