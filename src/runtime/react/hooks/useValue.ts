import { useMemo } from 'react'
import { isTrue } from '#runtime/core/value/isTrue.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { usePage, useRow } from '../pageContext.ts'
import { useRuntime } from '../runtimeContext.ts'
import { createReading, type Reading } from './reading.ts'
import { useStore } from './useStore.ts'

/**
 * Returns the current result of a value; renders only when it changes.
 * @throws RuleError for a faulty rule, which the node's boundary shows
 */
export function useValue(value: unknown): unknown {
  const { subscribe, get } = useReading(value)
  return useStore(subscribe, get)
}

/** Returns a value of the document as a reading at this place. */
export function useReading(value: unknown): Reading {
  const page = usePage()
  const row = useRow()
  return useMemo(() => createReading(page, value, { row }), [page, value, row])
}

/** Returns the value as text; a missing value is an empty text. */
export const useText = (value: unknown): string => toText(useValue(value))

/** True when a condition holds; a missing condition holds. */
export function useHolds(condition: unknown): boolean {
  const { coverage } = useRuntime().host
  const outcome = isTrue(useValue(condition))
  coverage?.decided(condition, outcome)
  return outcome
}

/** Returns which conditions hold, in order; the same array until one changes. */
export function useHoldings(conditions: readonly unknown[]): readonly boolean[] {
  const { coverage } = useRuntime().host
  const values = useList(conditions)
  return useMemo(
    () =>
      conditions.map((condition, index) => {
        const outcome = isTrue(values[index])
        coverage?.decided(condition, outcome)
        return outcome
      }),
    [conditions, values, coverage],
  )
}

/** True when a flag is set; a missing flag is off. */
export const useFlag = (flag: unknown): boolean => isTrue(useValue(flag ?? false))

/** Returns a list; anything else becomes an empty one. */
export function useList(value: unknown): readonly unknown[] {
  const list = useValue(value)
  return Array.isArray(list) ? list : NO_ITEMS
}
const NO_ITEMS: readonly unknown[] = []
