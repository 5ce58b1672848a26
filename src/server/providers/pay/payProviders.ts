import type { OnlineMethod } from '#contract/codes.ts'
import type { PayProvider } from './payProvider.ts'

/** The ways of paying online that each organisation has access to; what is not configured, or wrongly, is left out. */
export interface PayProviders {
  of(orgId: string): Promise<ReadonlyMap<OnlineMethod, PayProvider>>
}
