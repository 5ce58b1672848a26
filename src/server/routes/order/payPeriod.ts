import type { CallHandler } from '../../binder/callRequest.ts'
import { readPayPeriod } from '../../services/dues/readPayPeriod.ts'

export const payPeriod: CallHandler<'payPeriod'> = async (request) => readPayPeriod(request)
