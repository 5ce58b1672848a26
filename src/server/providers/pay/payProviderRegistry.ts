import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import type { Rows } from '#domain/money/statement/statement.ts'
import { alipay } from './alipay/index.ts'
import { ccb } from './ccb/index.ts'
import { icbc } from './icbc/index.ts'
import type { PayProviderModule } from './payProviderModule.ts'
import { wechat } from './wechat/index.ts'

/** Every payment provider by the code of its method. */
export const PAY_PROVIDERS: { readonly [Method in OnlineMethod]: PayProviderModule<Method> } = {
  [PayMethod.Alipay]: alipay,
  [PayMethod.Wechat]: wechat,
  [PayMethod.Ccb]: ccb,
  [PayMethod.Icbc]: icbc,
}

/** True for a payment method that a provider offers. */
export const isOnline = (method: string): method is OnlineMethod =>
  Object.hasOwn(PAY_PROVIDERS, method)

/** The codes of all providers. */
export const ONLINE_METHODS = Object.keys(PAY_PROVIDERS) as OnlineMethod[]

/** The provider that wrote a bill; undefined for a sheet of no published format. */
export const billWriter = (rows: Rows): OnlineMethod | undefined =>
  ONLINE_METHODS.find((method) => PAY_PROVIDERS[method].bill?.recognises(rows))
