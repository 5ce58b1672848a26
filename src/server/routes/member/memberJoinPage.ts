import type { CallHandler } from '../../binder/callRequest.ts'
import { queryDirectory } from '../../services/member/queryDirectory.ts'

export const memberJoinPage: CallHandler<'memberJoinPage'> = async (request) =>
  queryDirectory(request)
