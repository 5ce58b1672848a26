import { cardTypes } from './cardTypes.ts'
import { checks } from './checks.ts'
import type { Inquirer } from './claim.ts'
import { conditions } from './conditions.ts'
import { conflicts } from './conflicts.ts'
import { defaults } from './defaults.ts'
import { idleRelations } from './idleRelations.ts'
import { limits } from './limits.ts'
import { options } from './options.ts'
import { prefilled } from './prefilled.ts'
import { submission } from './submission.ts'
import { unreachable } from './unreachable.ts'

/** All inquirers, in the order of the report. */
export const INQUIRERS: readonly Inquirer[] = [
  unreachable,
  idleRelations,
  conflicts,
  submission,
  cardTypes,
  conditions,
  options,
  limits,
  defaults,
  prefilled,
  checks,
]
