import type { CallHandler } from '../../binder/callRequest.ts'
import { requireOwnPage } from '../../services/wechat/requireOwnPage.ts'
import { requireWechat } from '../../services/wechat/requireWechat.ts'

export const wxAuthorize: CallHandler<'wxAuthorize'> = async (request) => {
  const { href } = await requireOwnPage(request, request.input.url)
  return requireWechat(request.parts).authorizeUrl(href, request.input.state)
}
