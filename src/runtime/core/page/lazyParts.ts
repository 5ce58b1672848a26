import { createForms } from '../pageForms/forms.ts'
import { createWizard } from '../wizard/createWizard.ts'
import { createGate } from './gate.ts'
import { guardLeaving } from './guardLeaving.ts'
import { createFlowStorage, saveWhileOpen } from './savedFlow.ts'
import { createTimers } from './timers.ts'

/** Forms, wizards, timers and guards of a page: one lazy chunk, loaded by `loadLazyParts`. */
export const LAZY_PARTS = {
  createForms,
  createWizard,
  createFlowStorage,
  saveWhileOpen,
  createTimers,
  guardLeaving,
  createGate,
} as const
