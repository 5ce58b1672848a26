import { useMemo } from 'react'
import type { Format } from '#contract/nodes.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { useText } from './useValue.ts'

/** Returns a rule that formats a value; areas, dictionaries and dates are operators. */
export function formatRule(value: unknown, format: Format | undefined): unknown {
  if (format === undefined || format === 'text') return value
  const rule = isRecord(value) && Object.hasOwn(value, '$') ? value.$ : value
  if (format === 'area') return { $: { area: [rule] } }
  if (format === 'date') return { $: { date: [rule, 'yyyy-MM-dd'] } }
  if (format === 'dateTime') return { $: { date: [rule, 'yyyy-MM-dd HH:mm'] } }
  return { $: { dict: [format.dictionary, rule] } }
}

/** Returns a value of the document as formatted text, with the organisation's own names. */
export function useFormatted(value: unknown, format: Format | undefined): string {
  return useText(useMemo(() => formatRule(value, format), [value, format]))
}
