import type { CallHandler } from '../../binder/callRequest.ts'
import { requireOwnPage } from '../../services/wechat/requireOwnPage.ts'
import { inOurWords, requireWechat } from '../../services/wechat/requireWechat.ts'
import { publicId } from '../../store/publicId.ts'

export const wxSignature: CallHandler<'wxSignature'> = async (request) => {
  await requireOwnPage(request, request.input.url)
  const nonceStr = publicId()
  const signed = await inOurWords(requireWechat(request.parts).sign(request.input.url, nonceStr))
  return { ...signed, nonceStr }
}
