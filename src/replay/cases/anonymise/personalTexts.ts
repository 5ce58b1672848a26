import type { FormBundle, FormField, FormValues, ValueShape } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { cellPath, type FormPath } from '#runtime/core/form/paths.ts'

/** Kinds of texts in answers, each with its own substitutes. */
type PersonalKind = 'text' | 'html' | 'day' | 'unitId' | 'fileName' | 'fileAddress'

/** A text in an answer that may identify a person. */
export interface PersonalText {
  kind: PersonalKind
  text: string
  field: FormField
  /** Key of the field, or of the table. */
  key: string
  path: FormPath
}

type Replace = (found: PersonalText) => string

/** Context in which a field's value is visited. */
interface Visit {
  field: FormField
  key: string
  path: FormPath
  replace: Replace
}

/**
 * Returns the answers with every personal text replaced. Codes, numbers, switches, dates other than a day of birth, and
 * values offered by a list are not personal.
 */
export function replacePersonal(
  { fields }: FormBundle,
  values: FormValues,
  replace: Replace,
): FormValues {
  const replaced: FormValues = {}
  for (const [key, value] of Object.entries(values)) {
    const field = ownValue(fields, key)
    if (field) putOwn(replaced, key, replaceIn({ field, key, path: key, replace }, value))
  }
  return replaced
}

const replaceIn = (visit: Visit, value: unknown): unknown => SHAPES[visit.field.shape](visit, value)

type ShapeReplacer = (visit: Visit, value: unknown) => unknown

const asIs: ShapeReplacer = (_, value) => value

/** Replaces each text; a number in place of a text is replaced by 0, because it may identify a person too. */
const every =
  (kind: PersonalKind): ShapeReplacer =>
  (visit, value) => {
    if (typeof value === 'string') return visit.replace({ ...visit, kind, text: value })
    if (typeof value === 'number') return 0
    if (Array.isArray(value)) return value.map((one) => every(kind)(visit, one))
    return isRecord(value) ? members(value, (_, one) => every(kind)(visit, one)) : value
  }

const text: ShapeReplacer = (visit, value) => {
  if (visit.field.type === 'sign') return every('fileAddress')(visit, value)
  return visit.field.type === 'textBox' ? every('text')(visit, value) : value
}

const files: ShapeReplacer = (visit, value) => {
  if (!Array.isArray(value)) return every('text')(visit, value)
  return value.map((file) =>
    isRecord(file)
      ? members(file, (name, one) => every(name === 'url' ? 'fileAddress' : 'fileName')(visit, one))
      : every('text')(visit, file),
  )
}

const areaOrg: ShapeReplacer = (visit, value) =>
  isRecord(value)
    ? members(value, (name, one) => {
        if (name === 'areaCode') return one
        return every(name === 'id' ? 'unitId' : 'text')(visit, one)
      })
    : every('text')(visit, value)

const moment: ShapeReplacer = (visit, value) =>
  visit.field.type === 'dateTime' ? every('day')(visit, value) : value

const rows: ShapeReplacer = (visit, value) => {
  if (!Array.isArray(value)) return every('text')(visit, value)
  return value.map((row: unknown, index) =>
    isRecord(row) ? cellsOf(visit, row, index) : every('text')(visit, row),
  )
}

function cellsOf({ field, key, replace }: Visit, row: FormValues, index: number): FormValues {
  const cells: FormValues = {}
  for (const [name, cell] of Object.entries(row)) {
    const column = field.columns?.find((one) => one.key === name)
    const path = cellPath(key, index, name)
    if (column) putOwn(cells, name, replaceIn({ field: column, key, path, replace }, cell))
  }
  return cells
}

const SHAPES: Record<ValueShape, ShapeReplacer> = {
  ...{ none: asIs, number: asIs, flag: asIs, codes: asIs, path: asIs, paths: asIs, period: asIs },
  ...{ text, moment, files, areaOrg, rows },
  html: every('html'),
  org: asIs,
}

function members(
  record: Record<string, unknown>,
  replace: (name: string, value: unknown) => unknown,
): Record<string, unknown> {
  const replaced: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) putOwn(replaced, name, replace(name, value))
  return replaced
}
