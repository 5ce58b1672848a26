import type { Store } from '../../store/store.ts'
import type { Configurations, LiveConfiguration } from '../configuration/configurations.ts'
import type { PageDocuments } from '../pages/pageDocuments.ts'
import type { ChangeThread } from './changeThread.ts'

/** What the services of change sets need. */
export interface ChangeParts {
  store: Store
  configuration: Configurations
  changes: ChangeThread
  /** The product's own documents: what overrides are made from. */
  pages: Pick<PageDocuments, 'product'>
}

/** What publishing needs besides: who has published sees the new version at once. */
export interface LiveParts {
  configuration: Pick<LiveConfiguration, 'of' | 'forget'>
}
