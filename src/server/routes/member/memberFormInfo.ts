import type { CallHandler } from '../../binder/callRequest.ts'
import { readFormInfo } from '../../services/member/readFormInfo.ts'

export const memberFormInfo: CallHandler<'memberFormInfo'> = async (request) =>
  readFormInfo(request)
