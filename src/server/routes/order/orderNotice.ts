import type { CallHandler } from '../../binder/callRequest.ts'
import { tellDues } from '../../services/dues/tellDues.ts'

export const orderNotice: CallHandler<'orderNotice'> = async (request) => tellDues(request)
