import type { OnlineMethod } from '#contract/codes.ts'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import type { SocietyParts } from './buildPartsOf.ts'
import type { PayProvider } from './payProvider.ts'
import type { PayProviderParts } from './payProviderModule.ts'
import { ONLINE_METHODS, PAY_PROVIDERS } from './payProviderRegistry.ts'
import type { PaySociety } from './paySociety.ts'
import { PAY_PREFIX } from './secretReference.ts'
import { type FailedCall, failureOf, watchProvider } from './watchProvider.ts'

export interface BuiltProviders {
  providers: ReadonlyMap<OnlineMethod, PayProvider>
  /** A sentence about each that is configured but could not be built. */
  missing: readonly string[]
}

/**
 * Builds the online payment methods of one version of a configuration; `warn` is called for every failed call to one.
 */
export async function providersAsConfigured(
  organisation: Pick<PaySociety, 'code' | 'get'>,
  partsOf: SocietyParts,
  warn: (sentence: string) => void,
): Promise<BuiltProviders> {
  const parts = partsOf({ code: organisation.code, prefix: PAY_PREFIX })
  const document = organisation.get('payProviders.json')
  const providers = new Map<OnlineMethod, PayProvider>()
  const missing: string[] = []
  const told =
    (method: OnlineMethod) =>
    ({ call, tradeRef, reason }: FailedCall) =>
      warn(
        `${organisation.code}：支付方式 ${method} 的 ${call} 调用失败，商户单号 ${tradeRef}（${reason}）`,
      )
  for (const method of ONLINE_METHODS) {
    try {
      const provider = await openOne(method, document, parts)
      if (provider) providers.set(method, watchProvider(provider, told(method)))
    } catch (error) {
      missing.push(`${organisation.code}：支付方式 ${method} 未能启用（${failureOf(error)}）`)
    }
  }
  return { providers, missing }
}

async function openOne<Method extends OnlineMethod>(
  method: Method,
  document: PayProvidersShape,
  parts: PayProviderParts,
): Promise<PayProvider | undefined> {
  const settings = document[method]
  return settings && PAY_PROVIDERS[method].open(settings, parts)
}
