import type { SharedData } from '../../base/shared/sharedData.ts'
import type { Store } from '../../store/store.ts'
import type { Configurations } from '../configuration/documents/configurations.ts'

/** Dependencies of showing a record; dictionaries and areas translate its codes into names. */
export interface RecordParts {
  store: Store
  configuration: Configurations
  shared: SharedData
}
