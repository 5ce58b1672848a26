import type { OnlineMethod } from '#contract/codes.ts'
import type { PayProvider } from '../../providers/pay/payProvider.ts'
import type { ServerParts } from '../../serverParts.ts'

/** The organisation's access to a method; rejects when it has none (any more). */
export async function providerOf(
  { payProviders }: Pick<ServerParts, 'payProviders'>,
  orgId: string,
  method: OnlineMethod,
): Promise<PayProvider> {
  const provider = (await payProviders.of(orgId)).get(method)
  if (!provider) throw new Error(`no access to pay method ${method}`)
  return provider
}
