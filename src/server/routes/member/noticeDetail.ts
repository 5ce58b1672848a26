import type { CallHandler } from '../../binder/callRequest.ts'
import { readNotice } from '../../services/notices/readNotice.ts'

export const noticeDetail: CallHandler<'noticeDetail'> = async ({ org, input, parts }) =>
  readNotice(parts, org.orgId, input.id)
