import type { CallHandler } from '../../binder/callRequest.ts'
import { readApplication } from '../../services/member/readApplication.ts'

export const memberDetail: CallHandler<'memberDetail'> = async (request) => readApplication(request)
