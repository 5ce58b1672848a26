import { useMemo } from 'react'
import { isTrue } from '#runtime/core/value/isTrue.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { usePage, useRow } from '../pageContext.ts'
import { useRuntime } from '../runtimeContext.ts'
import { createReading, type Reading } from './reading.ts'
import { useStore } from './useStore.ts'

/**
 * What a value of the document is now; renders again only when it is something else.
 * @throws RuleError on a faulty rule: the node's boundary shows it.
 */
export function useValue(value: unknown): unknown {
  const { subscribe, get } = useReading(value)
  return useStore(subscribe, get)
}

/** A value of the document, read at this place. */
export function useReading(value: unknown): Reading {
  const page = usePage()
  const row = useRow()
  return useMemo(() => createReading(page, value, { row }), [page, value, row])
}

/** As a person reads it; missing is an empty text. */
export const useText = (value: unknown): string => toText(useValue(value))

/** Whether a condition holds; one that is not written does. */
export function useHolds(condition: unknown): boolean {
  const { coverage } = useRuntime().host
  const outcome = isTrue(useValue(condition))
  coverage?.decided(condition, outcome)
  return outcome
}

/** Which of several conditions hold, in their order; the same list until that changes. */
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

/** Whether a flag is on; one that is not written is off. */
export const useFlag = (flag: unknown): boolean => isTrue(useValue(flag ?? false))

/** A list; anything else is an empty one. */
export function useList(value: unknown): readonly unknown[] {
  const list = useValue(value)
  return Array.isArray(list) ? list : NO_ITEMS
}
const NO_ITEMS: readonly unknown[] = []
