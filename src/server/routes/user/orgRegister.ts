import type { CallHandler } from '../../binder/callRequest.ts'
import { registerUnit } from '../../services/accounts/registerUnit.ts'

export const orgRegister: CallHandler<'orgRegister'> = async (request) => registerUnit(request)
