import { createWizard } from '../wizard/createWizard.ts'
import { createForms } from './forms.ts'
import { createTimers } from './timers.ts'

/** What forms, wizards and timers of a page need; loaded together by `lateParts`. */
export const PARTS_FEW_HAVE = { createForms, createWizard, createTimers } as const
