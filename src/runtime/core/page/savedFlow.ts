import type { FormValues } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { Ports } from '../ports/ports.ts'
import type { Changes } from '../scope/changes.ts'

/** A wizard's state in the tab's storage, so that a reload loses nothing. */
export interface SavedFlow {
  state: Readonly<Record<string, unknown>>
  forms: Readonly<Record<string, FormValues>>
  /** The furthest step reached. */
  reached: string
  /** True when a form was submitted: leaving the page then ends the flow. */
  submitted: boolean
}

export interface FlowStorage {
  /** Returns the stored flow; undefined when there is none for this user. */
  load(): SavedFlow | undefined
  save(flow: SavedFlow): void
  remove(): void
}

/** Stores the flow by page, address and user: another login does not find it. */
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
 * Saves the flow, debounced, when state or forms change, and whenever the tab is left. Logging out deletes it. The
 * returned function stops; `over` means that the flow is finished and is not saved again.
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
