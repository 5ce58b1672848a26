import { application } from './application.ts'
import { applicationForm } from './applicationForm.ts'
import { memberLevels } from './memberLevels.ts'
import { memberTypes } from './memberTypes.ts'
import { newestFirst } from './newestFirst.ts'
import { printModel } from './printModel.ts'
import type { RecordAdapter } from './recordAdapter.ts'

/** Every adapter a source may name. */
export const RECORD_ADAPTERS = {
  application,
  applicationForm,
  memberLevels,
  memberTypes,
  newestFirst,
  printModel,
} as const satisfies Record<string, RecordAdapter>
