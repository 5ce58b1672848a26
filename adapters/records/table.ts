import { application } from './application.ts'
import { applicationForm } from './applicationForm.ts'
import { asList } from './asList.ts'
import { branches } from './branches.ts'
import { leadersByPosition } from './leadersByPosition.ts'
import { memberLevels } from './memberLevels.ts'
import { memberTypes } from './memberTypes.ts'
import { newestFirst } from './newestFirst.ts'
import { printModel } from './printModel.ts'
import { profile } from './profile.ts'
import type { RecordAdapter } from './recordAdapter.ts'
import { returns } from './returns.ts'
import { terms } from './terms.ts'

/** Every adapter a source may name. */
export const RECORD_ADAPTERS = {
  application,
  applicationForm,
  branches,
  leadersByPosition,
  asList,
  memberLevels,
  memberTypes,
  newestFirst,
  printModel,
  profile,
  returns,
  terms,
} as const satisfies Record<string, RecordAdapter>
