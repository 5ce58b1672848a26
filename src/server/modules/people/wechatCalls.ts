import type { CallHandler } from '#server/base/moduleTables.ts'
import { publicId } from '#server/store/publicId.ts'
import type { PeopleParts } from './parts.ts'
import { requireOwnPage } from './wechat/requireOwnPage.ts'
import { inOurWords, requireWechat } from './wechat/requireWechat.ts'

export const wxAuthorize: CallHandler<'wxAuthorize', PeopleParts> = async (request) => {
  const { href } = await requireOwnPage(request, request.input.url)
  return (await requireWechat(request)).authorizeUrl(href, request.input.state)
}

export const wxSignature: CallHandler<'wxSignature', PeopleParts> = async (request) => {
  await requireOwnPage(request, request.input.url)
  const nonceStr = publicId()
  const wechat = await requireWechat(request)
  const signed = await inOurWords(wechat.sign(request.input.url, nonceStr))
  return { ...signed, nonceStr }
}
