import { useCallback, useMemo } from 'react'
import type { StatePath } from '#contract/value.ts'
import { usePage } from '../pageContext.ts'
import { useValue } from './useValue.ts'

/** What an input node holds: the page's own state at a path, and how to change it. */
export function useBinding(path: StatePath): [value: unknown, set: (value: unknown) => void] {
  const page = usePage()
  const rule = useMemo(() => ({ $: { var: path } }), [path])
  const set = useCallback((value: unknown) => page.set(path, value), [page, path])
  return [useValue(rule), set]
}
