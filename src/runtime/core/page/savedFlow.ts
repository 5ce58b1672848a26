import type { FormValues } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { Ports } from '../ports/ports.ts'
import type { Changes } from '../scope/changes.ts'

/** What a tab saves of a wizard, so that reloading loses nothing. */
export interface SavedFlow {
  state: Readonly<Record<string, unknown>>
  forms: Readonly<Record<string, FormValues>>
  /** The furthest step. */
  reached: string
  /** A form was submitted: leaving the page ends the flow. */
  submitted: boolean
}

export interface FlowStorage {
  /** Undefined where nothing was saved for this user. */
  load(): SavedFlow | undefined
  save(flow: SavedFlow): void
  remove(): void
}

/** Stored under the page and its address, for one user: another login does not find it. */
export function createFlowStorage(
  { tabStorage, session }: Pick<Ports, 'tabStorage' | 'session'>,
  key: string,
): FlowStorage {
  const name = `flow ${key}`
  const userId = () => session.get().user.id ?? ''
  return {
    load() {
      const found = read(tabStorage.get(name))
      return found && (found.who === userId() || found.who === '') ? found.kept : undefined
    },
    save: (flow) => tabStorage.set(name, JSON.stringify({ who: userId(), kept: flow })),
    remove: () => tabStorage.remove(name),
  }
}

function read(text: string | null): { who: unknown; kept: SavedFlow } | null {
  if (text === null) return null
  try {
    const found: unknown = JSON.parse(text)
    return isRecord(found) && isSavedFlow(found.kept) ? { who: found.who, kept: found.kept } : null
  } catch {
    return null
  }
}

const isSavedFlow = (value: unknown): value is SavedFlow =>
  isRecord(value) &&
  isRecord(value.state) &&
  isRecord(value.forms) &&
  typeof value.reached === 'string' &&
  typeof value.submitted === 'boolean'

/** Milliseconds of debounce before the tab saves what was entered. */
const DEBOUNCE = 300

/**
 * Saves the flow soon after state or forms change and whenever the tab is left. Logging out removes it for good.
 * The answer ends it; `over` says that the flow is finished and nothing need be saved.
 */
export function saveWhileOpen(
  storage: FlowStorage,
  { clock, hidden, session }: Pick<Ports, 'clock' | 'hidden' | 'session'>,
  changes: Changes,
  current: () => SavedFlow,
): (over: boolean) => void {
  let cancel = () => {}
  let loggedOut = false
  const userId = session.get().user.id

  const save = () => {
    cancel()
    if (!loggedOut) storage.save(current())
  }
  const stops = [
    changes.subscribe(['page', 'form'], () => {
      cancel()
      cancel = clock.after(DEBOUNCE, save)
    }),
    hidden.subscribe(() => hidden.get() && save()),
    session.subscribe(() => {
      if (userId === undefined || session.get().user.id !== undefined) return
      loggedOut = true
      storage.remove()
    }),
  ]
  return (over) => {
    for (const stop of stops) stop()
    save()
    if (over) storage.remove()
  }
}
