import type { OnlineMethod } from '#contract/codes.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { PayProvider } from '#server/providers/pay/payProvider.ts'
import type { PayProviders } from '#server/providers/pay/payProviders.ts'
import type { Store } from '#server/store/store.ts'

/** Dependencies of online payment. */
export interface DuesParts {
  store: Store
  configuration: Configurations
  payProviders: PayProviders
}

/** Returns the organisation's provider of a method; rejects when it is not (or no longer) configured. */
export async function providerOf(
  { payProviders }: { payProviders: PayProviders },
  orgId: string,
  method: OnlineMethod,
): Promise<PayProvider> {
  const provider = (await payProviders.of(orgId)).get(method)
  if (!provider) throw new Error(`no access to pay method ${method}`)
  return provider
}
