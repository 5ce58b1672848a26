import { PayMethod } from '#contract/codes.ts'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import type { AddressReference } from '../pay/payAddress.ts'
import { PayRefused } from '../pay/payProvider.ts'
import type { Secrets } from '../pay/secrets.ts'
import type { WechatAddresses, WechatSettings } from './wechatSettings.ts'

/** Input for finding a society's account. */
export interface AccountParts {
  /** Secrets of the society. */
  secrets: Secrets
  /** Returns the platform that belongs to an address of WeChat Pay: the emulator for the emulator's address. */
  addresses: (payUrl: AddressReference) => WechatAddresses
  /** The server's own account, for societies without one. */
  shared: () => WechatSettings | undefined
}

/**
 * Returns the service account of a society: the one that receives its payments, once its secret is configured, so that
 * an openId always belongs to the application that requests the money. The shared account serves only societies that
 * are paid through it, or not through WeChat Pay at all. Undefined when there is neither.
 * @throws PayRefused when an account is configured but unusable
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
