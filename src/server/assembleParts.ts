import { openPayProviders } from './providers/pay/openPayProviders.ts'
import { openWechat } from './providers/wechat/openWechat.ts'
import type { Providers } from './providersOf.ts'
import type { ServerParts } from './serverParts.ts'
import { createStudio } from './services/certificates/studio.ts'
import { createLiveConfiguration } from './services/configuration/liveConfiguration.ts'
import { createEnvelopeKeys } from './services/envelope/envelopeKeys.ts'
import type { Gallery } from './services/gallery/openGallery.ts'
import type { PageDocuments } from './services/pages/pageDocuments.ts'
import { createPictureViewer } from './services/pictures/pictureViewer.ts'
import type { PasswordHasher } from './services/session/passwordHasher.ts'
import type { SharedData } from './services/shared/sharedData.ts'
import type { Store } from './store/store.ts'

export interface PartsInput {
  store: Store
  clock: () => Date
  shared: SharedData
  pages: PageDocuments
  gallery?: Gallery
  passwords: PasswordHasher
  providers: Pick<Providers, 'storage' | 'files' | 'wechat' | 'pay' | 'publicUrl'>
  /** How the outside is reached, and the port this server is going to listen on. */
  outside: { fetch: typeof fetch; port: () => number }
  /** Font files for characters the bundled font lacks. */
  fonts?: readonly string[]
}

/** What every handler works with, over an open store. */
export function assembleParts({ providers, fonts, outside, ...parts }: PartsInput): ServerParts {
  const wechat = openWechat(providers.wechat, outside, parts.clock)
  const configuration = createLiveConfiguration(parts.store)
  return {
    ...parts,
    ...(wechat ? { wechat } : {}),
    ...(providers.publicUrl ? { publicUrl: providers.publicUrl } : {}),
    configuration,
    storage: providers.storage,
    files: providers.files,
    pictures: createPictureViewer(),
    payProviders: openPayProviders({
      ...providers.pay,
      configuration,
      outside,
      clock: parts.clock,
      warn: (sentence) => console.warn(sentence),
    }),
    studio: createStudio(fonts),
    envelopeKeys: createEnvelopeKeys(parts.store, parts.clock),
  }
}
