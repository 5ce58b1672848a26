/** Who must be told about what: listeners name the paths they read, changes name the paths they touched. */
export interface Changes {
  /** Grows with every change. */
  version(): number
  emit(...paths: string[]): void
  /** Tells listeners once, after `change`, of everything it touched. */
  batch(change: () => void): void
  /** No paths: told about everything. */
  subscribe(paths: readonly string[], listener: () => void): () => void
}

/** Touches everything: the tables that rules look things up in have changed. */
export const EVERYTHING = '*'

/**
 * Guarantee: a listener is told exactly when a touched path and one of its own lie on one line
 * (`form.apply` and `form.apply.value.mobile`; not `form.apply.value.name` and `form.apply.value.mobile`).
 * Typing in a form therefore reaches only those who read that form.
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
