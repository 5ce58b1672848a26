import type { CallHandler } from '../../binder/callRequest.ts'
import { changeStatus } from '../../services/member/changeStatus.ts'

export const memberStatus: CallHandler<'memberStatus'> = async (request) => changeStatus(request)
