import type { CallHandler } from '../../binder/callRequest.ts'
import { listOrders } from '../../services/dues/listOrders.ts'

export const duesOrderPage: CallHandler<'duesOrderPage'> = async (request) => listOrders(request)
