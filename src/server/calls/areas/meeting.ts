import { requireOwnPage } from '../../modules/people/wechat/requireOwnPage.ts'
import { inOurWords, requireWechat } from '../../modules/people/wechat/requireWechat.ts'
import { publicId } from '../../store/publicId.ts'
import type { CallHandler } from '../callRequest.ts'

export const wxAuthorize: CallHandler<'wxAuthorize'> = async (request) => {
  const { href } = await requireOwnPage(request, request.input.url)
  return (await requireWechat(request)).authorizeUrl(href, request.input.state)
}

export const wxSignature: CallHandler<'wxSignature'> = async (request) => {
  await requireOwnPage(request, request.input.url)
  const nonceStr = publicId()
  const wechat = await requireWechat(request)
  const signed = await inOurWords(wechat.sign(request.input.url, nonceStr))
  return { ...signed, nonceStr }
}
