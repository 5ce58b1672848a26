import type { PayProviders } from './providers/pay/payProviders.ts'
import { openWechat } from './providers/wechat/openWechat.ts'
import type { Providers } from './providersOf.ts'
import type { ServerParts } from './serverParts.ts'
import { createStudio } from './services/certificates/studio.ts'
import { createLiveConfiguration } from './services/configuration/liveConfiguration.ts'
import { createEnvelopeKeys } from './services/envelope/envelopeKeys.ts'
import type { Gallery } from './services/gallery/openGallery.ts'
import type { PageDocuments } from './services/pages/pageDocuments.ts'
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
  providers: Pick<Providers, 'storage' | 'files' | 'wechat'>
  /** How the outside is reached, and the port this server is going to listen on. */
  outside: { fetch: typeof fetch; port: () => number }
  /** Font files for characters the bundled font lacks. */
  fonts?: readonly string[]
}

/** Until a way of paying online is wired, none is offered. */
const NO_PROVIDERS: PayProviders = { of: async () => new Map() }

/** What every handler works with, over an open store. */
export function assembleParts({ providers, fonts, outside, ...parts }: PartsInput): ServerParts {
  const wechat = openWechat(providers.wechat, outside, parts.clock)
  return {
    ...parts,
    ...(wechat ? { wechat } : {}),
    configuration: createLiveConfiguration(parts.store),
    storage: providers.storage,
    files: providers.files,
    payProviders: NO_PROVIDERS,
    studio: createStudio(fonts),
    envelopeKeys: createEnvelopeKeys(parts.store, parts.clock),
  }
}
