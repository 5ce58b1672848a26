/** Notification by path: listeners name the paths they read, changes the paths they touched. */
export interface Changes {
  /** Incremented by every change. */
  version(): number
  emit(...paths: string[]): void
  /** Runs `change` and then notifies listeners once of everything it touched. */
  batch(change: () => void): void
  /** Without paths: notified of every change. */
  subscribe(paths: readonly string[], listener: () => void): () => void
}

/** Touches everything: the reference data of rules has changed. */
export const EVERYTHING = '*'

/**
 * Guarantee: a listener is notified exactly when a touched path equals, contains or lies within one of its own
 * (`form.apply` and `form.apply.value.mobile`; not `form.apply.value.name` and `form.apply.value.mobile`). Typing in a
 * form therefore notifies only readers of that form.
 */
export function createChanges(): Changes {
  let version = 0
  let held: Set<string> | null = null
  const listeners = new Map<() => void, readonly string[]>()

  const tell = (touched: ReadonlySet<string>) => {
    version += 1
    for (const [listener, paths] of [...listeners])
      if (listeners.has(listener) && concerns(paths, touched)) listener()
  }
  return {
    version: () => version,
    emit(...paths) {
      if (!held) return tell(new Set(paths))
      for (const path of paths) held.add(path)
      version += 1
    },
    batch(change) {
      if (held) return change()
      const touched = new Set<string>()
      held = touched
      try {
        change()
      } finally {
        held = null
        if (touched.size > 0) tell(touched)
      }
    },
    subscribe(paths, listener) {
      const own = () => listener()
      listeners.set(own, paths)
      return () => listeners.delete(own)
    },
  }
}

function concerns(paths: readonly string[], touched: ReadonlySet<string>): boolean {
  if (paths.length === 0 || touched.has(EVERYTHING)) return true
  return paths.some((path) => [...touched].some((other) => onOneLine(path, other)))
}

const onOneLine = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
