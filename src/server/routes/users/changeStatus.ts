import type { CallHandler } from '../../binder/callRequest.ts'
import { changeStatus as change } from '../../services/users/removeAccount.ts'

export const changeStatus: CallHandler<'changeStatus'> = async (request) => change(request)
