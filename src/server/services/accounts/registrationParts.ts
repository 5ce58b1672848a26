import type { Store } from '../../store/store.ts'
import type { Configurations } from '../configuration/configurations.ts'
import type { PasswordHasher } from '../session/passwordHasher.ts'
import type { SharedData } from '../shared/sharedData.ts'

/** Dependencies of registration. */
export interface RegistrationParts {
  store: Store
  configuration: Configurations
  shared: SharedData
  passwords: PasswordHasher
}
