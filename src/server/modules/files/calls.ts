import type { ModuleCalls } from '#server/base/moduleTables.ts'
import type { FilesParts } from './parts.ts'
import { freshAddress } from './storage/freshAddress.ts'

/** Operation → service. */
export const FILES_CALLS = {
  fileAddress: freshAddress,
} satisfies ModuleCalls<FilesParts>
