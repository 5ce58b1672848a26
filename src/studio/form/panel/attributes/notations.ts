import { isOn } from '#adapters/formInfo/attributes/spellings.ts'
import type { FormField } from '#contract/form.ts'
import type { FieldType } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { commaList } from '#domain/text/commaList.ts'

/** Conversion of an attribute between a field of the panel and the definition. */
interface Notation {
  /** Returns the value of the panel's field; undefined for a value that it cannot show. */
  show(written: unknown, field: FormField): unknown
  /** Returns the value to write, in the notation of the previous one; undefined removes the attribute. */
  write(filled: unknown, was: unknown, field: FormField): unknown
}

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Returns a text as a number when the previous value was a number and the text still denotes one. */
const likeBefore = (text: string, was: unknown): string | number =>
  typeof was === 'number' && String(Number(text)) === text ? Number(text) : text

const textOf = (written: unknown): string | undefined =>
  isScalar(written) ? String(written) : undefined

const text: Notation = {
  show: textOf,
  write: (filled, was) => likeBefore(String(filled), was),
}

const number: Notation = {
  show(written) {
    const said = isScalar(written) ? String(written).trim() : ''
    return said !== '' && Number.isFinite(Number(said)) ? Number(said) : undefined
  },
  write: (filled, was) => (typeof was === 'string' ? String(filled) : filled),
}

/** A switch has a default, which is not written. */
const flag: Notation = {
  show: (written, field) => (written === undefined ? field.defaultValue === true : isOn(written)),
  write: (filled, _, field) =>
    (filled === true) === (field.defaultValue === true) ? undefined : filled === true,
}

const withoutZeros = (code: string): string => code.replace(/^0+(?=.)/, '')

const code: Notation = {
  show(written, { options, defaultValue }) {
    if (written === undefined) return defaultValue
    const said = textOf(written)?.trim()
    if (said === undefined || options?.kind !== 'items') return said
    const known = options.items.find(
      ({ itemCode }) => withoutZeros(itemCode) === withoutZeros(said),
    )
    return known?.itemCode ?? said
  },
  write: (filled, was) => (typeof was === 'number' ? Number(filled) : filled),
}

/** Several codes: chosen ones keep their order, added ones come last. */
const codes: Notation = {
  show: (written) => commaList(written),
  write(filled, was) {
    const chosen = commaList(filled)
    const kept = commaList(was).filter((one) => chosen.includes(one))
    const next = [...kept, ...chosen.filter((one) => !kept.includes(one))]
    return Array.isArray(was) ? next : next.join(',')
  },
}

const NOTATIONS: Partial<Record<FieldType | 'unsupported', Notation>> = {
  textBox: text,
  editor: text,
  counter: number,
  switch: flag,
}

/** Returns the notation of a panel field; undefined for a field that the studio draws itself. */
export const notationOf = ({ type, ui }: FormField): Notation | undefined =>
  type === 'choice' ? (ui.multiple ? codes : code) : ownValue(NOTATIONS, type)

/** Returns a default value in the notation of the previous one: a comma list or a quoted number stays a text. */
export function writtenDefault(filled: unknown, was: unknown): unknown {
  if (typeof was !== 'string') return filled
  if (typeof filled === 'number') return String(filled)
  const isList = Array.isArray(filled) && filled.every((entry) => typeof entry === 'string')
  return isList && was.includes(',') ? filled.join(',') : filled
}
