import type { CallHandler } from '../../binder/callRequest.ts'
import { decideOffline } from '../../services/dues/decideOffline.ts'

export const offlineDecide: CallHandler<'offlineDecide'> = async (request) => decideOffline(request)
