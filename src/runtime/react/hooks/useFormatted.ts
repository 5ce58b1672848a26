import { useMemo } from 'react'
import type { Format } from '#contract/nodes.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { useText } from './useValue.ts'

/** The value that shows another one in a format: areas, dictionaries and dates are operators already. */
export function formatRule(value: unknown, format: Format | undefined): unknown {
  if (format === undefined || format === 'text') return value
  const rule = isRecord(value) && Object.hasOwn(value, '$') ? value.$ : value
  if (format === 'area') return { $: { area: [rule] } }
  if (format === 'date') return { $: { date: [rule, 'yyyy-MM-dd'] } }
  if (format === 'dateTime') return { $: { date: [rule, 'yyyy-MM-dd HH:mm'] } }
  return { $: { dict: [format.dictionary, rule] } }
}

/** A value of the document as its format shows it, in the organisation's own words. */
export function useFormatted(value: unknown, format: Format | undefined): string {
  return useText(useMemo(() => formatRule(value, format), [value, format]))
}
