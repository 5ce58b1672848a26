import type { CallHandler } from '../../binder/callRequest.ts'
import { readPayResult } from '../../services/dues/readPayResult.ts'

export const payResult: CallHandler<'payResult'> = async (request) => readPayResult(request)
