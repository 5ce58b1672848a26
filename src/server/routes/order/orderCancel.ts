import type { CallHandler } from '../../binder/callRequest.ts'
import { cancelOrder } from '../../services/dues/cancelOrder.ts'

export const orderCancel: CallHandler<'orderCancel'> = async (request) => cancelOrder(request)
