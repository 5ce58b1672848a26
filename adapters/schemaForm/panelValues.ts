import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { FIELD_KINDS } from './fieldKinds.ts'
import { type Location, type Panel, type PanelField, valueAt } from './panelOf.ts'

/** Returns the values that the panel's form shows of its object. */
export function panelValues({ fields }: Pick<Panel, 'fields'>, object: unknown): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ key, at, kind }) => {
      const held = valueAt(object, at)
      const shown = held === undefined ? undefined : FIELD_KINDS[kind].decode(held)
      return shown === undefined ? [] : [[key, shown]]
    }),
  )
}

/**
 * Returns the object with the input of a field; the same object when the input changes nothing, or is not valid yet. A
 * cleared optional value is removed.
 */
export function withFilled(object: unknown, field: PanelField, filled: unknown): unknown {
  const { at, kind, isRequired } = field
  const { decode, encode } = FIELD_KINDS[kind]
  const held = valueAt(object, at)
  const shown = held === undefined ? undefined : decode(held)
  if (isSameFilled(shown, filled)) return object
  if (isCleared(filled) && !isRequired) return withValue(object, at, undefined)
  const next = encode(filled, held)
  if (next === undefined) return kind === 'mark' ? withValue(object, at, undefined) : object
  // Typing `120` begins with `1`, which equals `1.00`.
  if (held !== undefined && JSON.stringify(next) === JSON.stringify(held)) return object
  return withValue(object, at, next)
}

const isCleared = (filled: unknown): boolean =>
  filled === undefined ||
  filled === null ||
  filled === '' ||
  (Array.isArray(filled) && filled.length === 0)

const isSameFilled = (one: unknown, other: unknown): boolean =>
  (isCleared(one) && isCleared(other)) ||
  (one === undefined && other === false) ||
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns a copy with another value at a place; undefined removes it, together with objects that become empty. Missing
 * objects above the place are created.
 */
export function withValue(holder: unknown, at: Location, value: unknown): unknown {
  const [name, ...rest] = at
  if (name === undefined) return value
  if (typeof name === 'number') {
    const list = Array.isArray(holder) ? [...holder] : []
    if (rest.length === 0 && value === undefined) list.splice(name, 1)
    else list[name] = withValue(list[name], rest, value)
    return list
  }
  const members = isRecord(holder) ? holder : {}
  const next = withValue(ownValue(members, name), rest, value)
  const isEmptied = value === undefined && isRecord(next) && Object.keys(next).length === 0
  if (next !== undefined && !isEmptied) return { ...members, [name]: next }
  return Object.fromEntries(Object.entries(members).filter(([key]) => key !== name))
}
