import { PayMethod } from '#contract/codes.ts'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import { PayRefused } from '../pay/payProvider.ts'
import type { Secrets } from '../pay/secrets.ts'
import type { WechatAddresses, WechatSettings } from './wechatSettings.ts'

/** What a society's account is found with. */
export interface AccountParts {
  secrets: Secrets
  /** The platform that belongs to an address of WeChat Pay: the stand-in where that is one. */
  addresses: (payUrl: string) => WechatAddresses
  /** The server's own account, for societies that name none. */
  shared: () => WechatSettings | undefined
}

/**
 * The service account of a society: the one it is paid by, once its secret is named, so that an openId is always of the
 * application that asks for the money. A shared account serves only who is paid by that very one, or by none. Undefined
 * where there is neither; throws `PayRefused` where there is something that cannot be used.
 */
export function wechatAccountOf(
  providers: PayProvidersShape,
  { secrets, addresses, shared }: AccountParts,
): WechatSettings | undefined {
  const pay = providers[PayMethod.Wechat]
  if (pay?.appSecret)
    return {
      ...addresses(pay.apiUrl),
      appId: pay.appId,
      secret: secrets.read(pay.appSecret),
    }
  const own = shared()
  if (!pay || pay.appId === own?.appId) return own
  throw new PayRefused(
    'APP',
    `微信支付的公众号是 ${pay.appId}，没有它的 appSecret${own ? `，WECHAT_APP_ID 是另一个（${own.appId}）` : ''}`,
  )
}
