import type { Continuations } from './dialogs/continuations.ts'
import type { DialogStack } from './dialogs/dialogStack.ts'
import type { Notices } from './dialogs/notices.ts'
import type { FormTools } from './pageForms/formTools.ts'
import type { Ports } from './ports/ports.ts'
import type { StateCache } from './stateCache.ts'

/** What the application hands in: the ports, and the form engine, which it loads with the first form. */
export interface HostParts extends Ports {
  forms: FormTools
}

/** What pages run on: what was handed in, and the runtime's own dialogs, notices, continuations and cached states. */
export interface Host extends HostParts {
  dialogs: DialogStack
  notices: Notices
  continuations: Continuations
  states: StateCache
}
