import type { Store } from '../../store/store.ts'
import type { Configurations } from '../configuration/configurations.ts'
import type { ChangeThread } from './changeThread.ts'

/** What the services of change sets need. */
export interface ChangeParts {
  store: Store
  configuration: Configurations
  changes: ChangeThread
}
