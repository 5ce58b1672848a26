import type { CallHandler } from '../../binder/callRequest.ts'
import { payDues } from '../../services/dues/payDues.ts'

export const pay: CallHandler<'pay'> = async (request) => payDues(request)
