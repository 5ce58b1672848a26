import { createContext, useContext, useState } from 'react'

const Drafts = createContext<Map<string, unknown> | undefined>(undefined)

/** Provides the store of named drafts, which outlive the components that edit them. */
export const DraftsProvider = Drafts.Provider

/** Returns a state that is undefined at first; a named state is restored when its component is shown again. */
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
 * Returns a value that may be incomplete while it is edited: a draft is kept locally until it is complete, and
 * discarded when the saved value changes meanwhile.
 * @param name name under which the draft outlives its component
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
