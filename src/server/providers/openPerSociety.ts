import { LRUCache } from 'lru-cache'

/** Most societies of which a process keeps something open; the least recently used are opened again when asked for. */
export const MOST_OPEN = 1_000

/** Milliseconds until a failed opening is tried again, so that a correction does not wait for a restart. */
export const AGAIN_MS = 60_000

interface Society {
  orgId: string
  version: number
}

interface Held<T> {
  version: number
  value: T | undefined
  /** Settings it was opened with, as text; undefined when opening failed. */
  by: string | undefined
  /** Epoch milliseconds of the next attempt after a failure; infinite otherwise. */
  again: number
}

export interface Opening<S extends Society, Settings, T> {
  settingsOf: (society: S) => Settings
  open: (settings: Settings) => T | undefined
  /** Called once per version with the reason why opening failed. */
  failed: (society: S, error: unknown) => void
  clock: () => Date
}

/**
 * Returns a function from a society to the value opened with the current version of its configuration; undefined where
 * none is configured or opening failed. A value, with its tokens, is kept across versions that do not change its
 * settings.
 */
export function openPerSociety<S extends Society, Settings, T extends object>(
  opening: Opening<S, Settings, T>,
): (society: S) => T | undefined {
  const held = new LRUCache<string, Held<T>>({ max: MOST_OPEN })
  return (society) => {
    const known = held.get(society.orgId)
    const isTold = known?.version === society.version
    if (known && isTold && opening.clock().getTime() < known.again) return known.value
    const found = look(opening, society, known)
    held.set(society.orgId, found)
    return found.value
  }
}

function look<S extends Society, Settings, T extends object>(
  { settingsOf, open, failed, clock }: Opening<S, Settings, T>,
  society: S,
  known: Held<T> | undefined,
): Held<T> {
  const { version } = society
  try {
    const settings = settingsOf(society)
    const by = JSON.stringify(settings ?? null)
    if (known?.by === by) return { ...known, version }
    return { version, by, value: open(settings), again: Number.POSITIVE_INFINITY }
  } catch (error) {
    if (known?.version !== version) failed(society, error)
    return { version, by: undefined, value: undefined, again: clock().getTime() + AGAIN_MS }
  }
}
