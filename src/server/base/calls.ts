import type { ModuleCalls } from './moduleTables.ts'
import type { BaseParts } from './parts.ts'
import { isOwnPassword } from './session/isOwnPassword.ts'

/** Operation → service. */
export const BASE_CALLS = {
  time: async ({ now }) => now.getTime(),
  validUserPwd: isOwnPassword,
} satisfies ModuleCalls<BaseParts>
