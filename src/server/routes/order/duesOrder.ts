import type { CallHandler } from '../../binder/callRequest.ts'
import { readOrder } from '../../services/dues/readOrder.ts'

export const duesOrder: CallHandler<'duesOrder'> = async (request) => readOrder(request)
