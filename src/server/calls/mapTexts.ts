import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** Ids of the records an object is about, if it names any. */
export type About = readonly string[]

const IDS = ['id', 'orderId']

const idsIn = (value: Readonly<Record<string, unknown>>): string[] =>
  IDS.map((name) => ownValue(value, name)).filter((id) => typeof id === 'string')

/**
 * Returns a JSON value with every text replaced by `change`, which gets the ids of the nearest enclosing object that
 * has any. Unchanged values keep their identity.
 */
export function mapTexts(
  value: unknown,
  change: (text: string, about: About) => string,
  about: About = [],
): unknown {
  if (typeof value === 'string') return change(value, about)
  if (Array.isArray(value)) {
    const changed = value.map((one) => mapTexts(one, change, about))
    return changed.some((one, at) => one !== value[at]) ? changed : value
  }
  if (!isRecord(value)) return value
  const ids = idsIn(value)
  const inside = ids.length > 0 ? ids : about
  const entries = Object.entries(value)
  const changed = entries.map(([key, one]) => [key, mapTexts(one, change, inside)] as const)
  return changed.some(([, one], at) => one !== entries[at]?.[1])
    ? Object.fromEntries(changed)
    : value
}
