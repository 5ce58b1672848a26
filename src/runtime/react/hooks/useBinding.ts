import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { StatePath } from '#contract/value.ts'
import { usePage } from '../pageContext.ts'
import { useReading } from './useValue.ts'

/**
 * Value of an input node: the page's state at a path, its setter, and a reading of it as it is now, which what is rendered may
 * be a moment behind. Updates at once, also during a press: text that an input method commits on blur must not revert.
 */
export function useBinding(
  path: StatePath,
): [value: unknown, set: (value: unknown) => void, read: () => unknown] {
  const page = usePage()
  const rule = useMemo(() => ({ $: { var: path } }), [path])
  const set = useCallback((value: unknown) => page.set(path, value), [page, path])
  const { subscribe, get } = useReading(rule)
  return [useSyncExternalStore(subscribe, get, get), set, get]
}
