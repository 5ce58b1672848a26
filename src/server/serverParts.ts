import type { PayProviders } from './providers/pay/payProviders.ts'
import type { FileShelf } from './providers/storage/fileShelf.ts'
import type { StorageSettings } from './providers/storage/storageSettings.ts'
import type { Wechat } from './providers/wechat/createWechat.ts'
import type { Studio } from './services/certificates/studio.ts'
import type { LiveConfiguration } from './services/configuration/liveConfiguration.ts'
import type { EnvelopeKeys } from './services/envelope/envelopeKeys.ts'
import type { Gallery } from './services/gallery/openGallery.ts'
import type { PageDocuments } from './services/pages/pageDocuments.ts'
import type { PictureViewer } from './services/pictures/pictureViewer.ts'
import type { PasswordHasher } from './services/session/passwordHasher.ts'
import type { SharedData } from './services/shared/sharedData.ts'
import type { Store } from './store/store.ts'

/** What handlers work with. Built once by `buildApp`; nothing in here is global. */
export interface ServerParts {
  store: Store
  clock: () => Date
  configuration: LiveConfiguration
  /** Public dictionaries and the area tree: the same for every organisation. */
  shared: SharedData
  pages: PageDocuments
  /** Absent where it is switched off. */
  gallery?: Gallery
  /** Where people find a real site, `{host}` its host; absent in a demonstration. */
  publicUrl?: string
  storage: StorageSettings
  files: FileShelf
  pictures: PictureViewer
  passwords: PasswordHasher
  payProviders: PayProviders
  /** Draws certificates. */
  studio: Studio
  /** What sealed calls are opened with. */
  envelopeKeys: EnvelopeKeys
  /** The messaging app's platform; absent where it is not configured. */
  wechat?: Wechat
}
