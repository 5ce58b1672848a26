import type { CallHandler } from '../../binder/callRequest.ts'
import { readUserDetail } from '../../services/accounts/readUserDetail.ts'

export const userDetail: CallHandler<'userDetail'> = async (request) => readUserDetail(request)
