import type { CallHandler } from '../../binder/callRequest.ts'
import { listNotices } from '../../services/notices/listNotices.ts'

export const noticePage: CallHandler<'noticePage'> = async ({ org, input, parts }) => {
  const notices = await listNotices(parts, org.orgId)
  const start = (input.current - 1) * input.size
  return { records: notices.slice(start, start + input.size), total: notices.length }
}
