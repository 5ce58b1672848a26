import type { CallHandler } from '../../binder/callRequest.ts'
import { changeMemberStatus } from '../../services/member/changeMemberStatus.ts'

export const memberStatus: CallHandler<'memberStatus'> = async (request) =>
  changeMemberStatus(request)
