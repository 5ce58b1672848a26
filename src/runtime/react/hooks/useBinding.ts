import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { StatePath } from '#contract/value.ts'
import { usePage } from '../pageContext.ts'
import { useReading } from './useValue.ts'

/**
 * What an input node holds: the page's own state at a path, and how to change it. Shown at once, also while something
 * is pressed: text that an input method finishes as its input is left must not go back to what it was.
 */
export function useBinding(path: StatePath): [value: unknown, set: (value: unknown) => void] {
  const page = usePage()
  const rule = useMemo(() => ({ $: { var: path } }), [path])
  const set = useCallback((value: unknown) => page.set(path, value), [page, path])
  const { subscribe, get } = useReading(rule)
  return [useSyncExternalStore(subscribe, get, get), set]
}
