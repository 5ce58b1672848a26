import type { Outgoing } from '#server/providers/outgoing/outgoing.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import type { Store } from '#server/store/store.ts'
import type { EnvelopeKeys } from './envelope/envelopeKeys.ts'
import type { PasswordHasher } from './session/passwordHasher.ts'
import type { SharedData } from './shared/sharedData.ts'

/** What the calls of every module may work with. The parts of a module extend those of the modules it stands on. */
export interface BaseParts {
  store: Store
  clock: () => Date
  /** Public dictionaries and the area tree: the same for every organisation. */
  shared: SharedData
  passwords: PasswordHasher
  /** Keys that open sealed calls. */
  envelopeKeys: EnvelopeKeys
  storage: StorageSettings
  files: FileStore
  /** Asks others over HTTP: for pictures that documents name. */
  outgoing: Outgoing
  /** Public address of a site with `{host}` as placeholder; absent in a demonstration. */
  publicUrl?: string
}
