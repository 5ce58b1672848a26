import type { FormField, ValueShape } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { commaList } from '#domain/text/commaList.ts'
import { isRealDate } from '#domain/time/writtenDate.ts'
import type { OfferTables } from '#domain/validators/offerTables.ts'
import type { AttributeReader } from './attributes/reader.ts'
import { readFiles } from './attributes/readFiles.ts'
import details from './details.json' with { type: 'json' }
import { isOffered } from './isOffered.ts'
import { withWholeAreas } from './wholeAreas.ts'

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length)

const filled = (list: string[]): string[] | undefined => (list.length > 0 ? list : undefined)

const text = (reader: AttributeReader) => reader.text('defaultValue')
const codes = (reader: AttributeReader) => filled(reader.list('defaultValue'))
const pair = (reader: AttributeReader) => {
  const list = reader.list('defaultValue')
  return list.length === 2 ? list : undefined
}
/** Returns an object that has at least one of the parts. */
const objectOf =
  (...parts: string[]) =>
  (reader: AttributeReader) => {
    const value = reader.raw('defaultValue')
    return isRecord(value) && parts.some((part) => Object.hasOwn(value, part)) ? value : undefined
  }

function paths(reader: AttributeReader): string[][] | undefined {
  const value = reader.raw('defaultValue')
  const isPaths = Array.isArray(value) && value.every(Array.isArray)
  return isPaths && value.length > 0 ? value.map(commaList) : undefined
}

function rows(reader: AttributeReader): unknown[] | undefined {
  const value = reader.raw('defaultValue')
  return Array.isArray(value) && value.every(isRecord) && value.length > 0 ? value : undefined
}

/** Readers of a default, by the shape of the value; undefined when it does not fit. */
const READERS: Record<ValueShape, (reader: AttributeReader) => unknown> = {
  none: () => undefined,
  text,
  html: text,
  moment: text,
  number: (reader) => reader.number('defaultValue'),
  flag: (reader) => reader.flag('defaultValue'),
  codes,
  path: codes,
  paths,
  period: pair,
  org: objectOf('id', 'orgName'),
  areaOrg: objectOf('areaCode', 'orgName'),
  files: (reader) => readFiles(reader, 'defaultValue'),
  rows,
}

/** A date or a period is written in the field's own format. */
const isWritten = (value: unknown, fmt: string): boolean =>
  [value].flat().every((text) => typeof text === 'string' && isRealDate(text, fmt))

/**
 * `defaultValue` as it would be submitted: areas named by their last code with the whole path. One that does not fit,
 * or that the field does not offer, is reported and not applied.
 */
export function readDefault(
  reader: AttributeReader,
  field: FormField,
  tables: OfferTables,
): unknown {
  const { shape, ui } = field
  if (shape === 'none' || !isGiven(reader.raw('defaultValue'))) return undefined
  const read = READERS[shape](reader)
  const value = ui.fmt !== undefined && !isWritten(read, ui.fmt) ? undefined : read
  if (value === undefined) {
    reader.complain('attribute-invalid', 'defaultValue', details.defaultUnfit)
    return undefined
  }
  const whole = withWholeAreas(field, value, tables)
  if (isOffered(field, whole, tables)) return whole
  reader.complain('default-not-offered', 'defaultValue', textOf(reader.raw('defaultValue')))
  return undefined
}

/** Returns the value as written. */
const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : JSON.stringify(given)
