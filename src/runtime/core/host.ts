import type { Continuations } from './dialogs/continuations.ts'
import type { DialogStack } from './dialogs/dialogStack.ts'
import type { Notices } from './dialogs/notices.ts'
import type { FormTools } from './pageForms/formTools.ts'
import type { Ports } from './ports/ports.ts'
import type { StateCache } from './stateCache.ts'

/** Dependencies passed in by the application: the ports, and the lazily loaded form engine. */
export interface HostParts extends Ports {
  forms: FormTools
}

/**
 * Everything pages run on: the passed-in dependencies, and the runtime's own dialogs, notices, continuations and state
 * cache.
 */
export interface Host extends HostParts {
  dialogs: DialogStack
  notices: Notices
  continuations: Continuations
  states: StateCache
}
