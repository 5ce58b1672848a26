import type { PayProvidersShape } from '#contract/configuration.gen.ts'

/** The part of one version of a society's configuration that concerns online payment. */
export interface PaySociety {
  orgId: string
  code: string
  version: number
  get(name: 'payProviders.json'): PayProvidersShape
}
