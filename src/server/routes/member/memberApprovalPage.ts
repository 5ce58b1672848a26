import type { CallHandler } from '../../binder/callRequest.ts'
import { queryApprovals } from '../../services/member/queryApprovals.ts'

export const memberApprovalPage: CallHandler<'memberApprovalPage'> = async (request) =>
  queryApprovals(request)
