import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { StatePath } from '#contract/value.ts'
import { usePage } from '../pageContext.ts'
import { useReading } from './useValue.ts'

/**
 * Value of an input node as rendered: the page's state at a path; its setter; and what the state is now, before it is
 * rendered. Updates at once, also during a press: text that an input method commits on blur must not revert.
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
