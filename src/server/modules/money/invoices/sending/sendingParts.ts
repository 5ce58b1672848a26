import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { InvoiceProviders } from '#server/providers/invoice/openInvoiceProviders.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'

/** Dependencies of issuing at a provider. */
export interface SendingParts {
  store: Store
  configuration: Configurations
  files: FileStore
  invoiceProviders: InvoiceProviders
}

/** One attempt to issue an invoice; each has a number of its own. */
export interface Attempt {
  invoiceId: string
  /** Our number of the attempt at the provider. */
  ref: string
}
