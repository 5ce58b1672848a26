import type { OnlineMethod } from '#contract/codes.ts'
import type { PayProvider } from './payProvider.ts'

/** The online payment methods available to each organisation; methods without a valid configuration are left out. */
export interface PayProviders {
  of(orgId: string): Promise<ReadonlyMap<OnlineMethod, PayProvider>>
}
