import { createContext, useContext, useState } from 'react'

const Drafts = createContext<Map<string, unknown> | undefined>(undefined)

/** Keeps drafts with a name while what edits them is not on the screen. */
export const DraftsProvider = Drafts.Provider

/** A state that is undefined at first; under a name it is found again by whoever comes back to it. */
export function useKeptState<T>(
  name?: string,
): [value: T | undefined, change: (value: T | undefined) => void] {
  const drafts = useContext(Drafts)
  const [value, set] = useState(() =>
    name === undefined ? undefined : (drafts?.get(name) as T | undefined),
  )
  const change = (next: T | undefined) => {
    set(next)
    if (name === undefined) return
    if (next === undefined) drafts?.delete(name)
    else drafts?.set(name, next)
  }
  return [value, change]
}

/**
 * A value that may be unfinished while it is edited: it is held here until it is whole, and given up when what is stored
 * changes meanwhile.
 * @param name under which it is kept while it is not on the screen
 */
export function useDraft<T>(
  saved: T,
  isWhole: (value: T) => boolean,
  write: (value: T) => void,
  name?: string,
): [shown: T, change: (value: T) => void] {
  const base = JSON.stringify(saved) ?? ''
  const [draft, setDraft] = useKeptState<{ base: string; value: T }>(name)
  const change = (value: T) => {
    if (!isWhole(value)) return setDraft({ base, value })
    setDraft(undefined)
    if ((JSON.stringify(value) ?? '') !== base) write(value)
  }
  return [draft?.base === base ? draft.value : saved, change]
}
