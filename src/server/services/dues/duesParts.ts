import type { PayProviders } from '../../providers/pay/payProviders.ts'
import type { Store } from '../../store/store.ts'
import type { Configurations } from '../configuration/configurations.ts'

/** Dependencies of online payment. */
export interface DuesParts {
  store: Store
  configuration: Configurations
  payProviders: PayProviders
}
