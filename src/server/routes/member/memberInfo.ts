import type { CallHandler } from '../../binder/callRequest.ts'
import { readMemberInfo } from '../../services/member/readMemberInfo.ts'

export const memberInfo: CallHandler<'memberInfo'> = async (request) => readMemberInfo(request)
