import type { PayProvidersShape } from '#contract/configuration.gen.ts'

/** A version of a society's configuration, as far as it says how the society is paid. */
export interface PaySociety {
  orgId: string
  code: string
  version: number
  get(name: 'payProviders.json'): PayProvidersShape
}
