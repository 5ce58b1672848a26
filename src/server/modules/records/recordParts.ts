import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'

/** Dependencies of showing a record; dictionaries and areas translate its codes into names. */
export interface RecordParts {
  store: Store
  configuration: Configurations
  shared: SharedData
}
