import type {
  Configurations,
  LiveConfiguration,
} from '#server/modules/configuration/documents/configurations.ts'
import type { PageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import type { Store } from '#server/store/store.ts'
import type { ChangeThread } from './changeThread.ts'

/** Dependencies of the change-set services. */
export interface ChangeParts {
  store: Store
  configuration: Configurations
  changes: ChangeThread
  /** The product's own documents, on which overrides are based. */
  pages: Pick<PageDocuments, 'product'>
}

/**
 * Additional dependency of publishing: which version is live is looked up again, so that the publisher sees the new
 * one at once; the versions in memory stay.
 */
export interface LiveParts {
  configuration: Pick<LiveConfiguration, 'of' | 'forget'>
}
