import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'

/** Dependencies of registration. */
export interface RegistrationParts {
  store: Store
  configuration: Configurations
  shared: SharedData
  passwords: PasswordHasher
}
