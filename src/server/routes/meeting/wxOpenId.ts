import type { CallHandler } from '../../binder/callRequest.ts'
import { acquireOpenId } from '../../services/wechat/acquireOpenId.ts'

export const wxOpenId: CallHandler<'wxOpenId'> = (request) => acquireOpenId(request)
