import type { PasswordHasher } from '../../../base/session/passwordHasher.ts'
import type { SharedData } from '../../../base/shared/sharedData.ts'
import type { Store } from '../../../store/store.ts'
import type { Configurations } from '../../configuration/documents/configurations.ts'

/** Dependencies of registration. */
export interface RegistrationParts {
  store: Store
  configuration: Configurations
  shared: SharedData
  passwords: PasswordHasher
}
