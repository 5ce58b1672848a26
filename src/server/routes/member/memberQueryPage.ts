import type { CallHandler } from '../../binder/callRequest.ts'
import { queryMembers } from '../../services/member/queryMembers.ts'

export const memberQueryPage: CallHandler<'memberQueryPage'> = async (request) =>
  queryMembers(request)
