import type { CallHandler } from '../../binder/callRequest.ts'
import { readReceipt } from '../../services/receipts/readReceipt.ts'

export const orderReceipt: CallHandler<'orderReceipt'> = async (request) => readReceipt(request)
