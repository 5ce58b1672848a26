import type { InvoiceProviders } from '../../../providers/invoice/openInvoiceProviders.ts'
import type { FileStore } from '../../../providers/storage/fileStore.ts'
import type { Store } from '../../../store/store.ts'
import type { Configurations } from '../../configuration/configurations.ts'

/** Dependencies of issuing at a provider. */
export interface SendingParts {
  store: Store
  configuration: Configurations
  files: FileStore
  invoiceProviders: InvoiceProviders
}

/** Which attempt at which invoice: another attempt has another number. */
export interface Attempt {
  invoiceId: string
  /** Our number of it at the provider. */
  ref: string
}
