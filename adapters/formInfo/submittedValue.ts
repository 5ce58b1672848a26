import type { FormField, FormValues, ValueShape } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { cleanValue } from '#domain/text/kinds/cleanValue.ts'
import { isFilled } from '#domain/validators/isFilled.ts'

/** The result of submitting a value: the submitted value, and the paths of the parts left out. */
export interface Submitted {
  value: unknown
  dropped: string[]
}

const whole = (value: unknown): Submitted => ({ value, dropped: [] })

/** The named members that are not empty, in this order. */
const pick = (value: unknown, names: readonly string[]): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        names
          .map((name) => [name, ownValue(value, name) ?? ''] as const)
          .filter(([, member]) => member !== ''),
      )
    : value

const text = (field: FormField, value: unknown): Submitted => whole(cleanValue(field, value))

const files = (_: FormField, value: unknown): Submitted =>
  whole(Array.isArray(value) ? value.map((file) => pick(file, ['name', 'url'])) : value)

function rows(field: FormField, value: unknown): Submitted {
  if (!Array.isArray(value)) return whole(value)
  const submitted = value.map((row: unknown, index) => {
    const { value: own, dropped } = submitFields(field.columns ?? [], isRecord(row) ? row : {})
    return { own, dropped: dropped.map((key) => `${index}/${key}`) }
  })
  return {
    value: submitted.map(({ own }) => own),
    dropped: submitted.flatMap(({ dropped }) => dropped),
  }
}

/** Submits a value by its shape; a value of another shape is left as it is, and is invalid. */
const SUBMITTERS: Record<ValueShape, (field: FormField, value: unknown) => Submitted> = {
  none: () => whole(undefined),
  text,
  html: (_, value) => whole(value),
  moment: (_, value) => whole(value),
  number: (_, value) => whole(value),
  flag: (_, value) => whole(value),
  codes: (_, value) => whole(value),
  path: (_, value) => whole(value),
  paths: (_, value) => whole(value),
  period: (_, value) => whole(value),
  org: (_, value) => whole(pick(value, ['id', 'orgName'])),
  areaOrg: (_, value) => whole(pick(value, ['areaCode', 'id', 'orgName'])),
  files,
  rows,
}

/** A value as it is submitted, alone. */
export const submittedValue = (field: FormField, value: unknown): unknown =>
  SUBMITTERS[field.shape](field, value).value

/** A field that is never shown submits its fixed default, or nothing. */
function givenValue(field: FormField, values: FormValues): unknown {
  if (field.isHide) return field.submitsDefault ? field.defaultValue : undefined
  return ownValue(values, field.key)
}

/** Submits fields of a form or a row: empty ones are absent, keys that are no field are dropped. */
export function submitFields(
  fields: readonly FormField[],
  values: FormValues,
): { value: FormValues; dropped: string[] } {
  const inputs = fields.filter(({ shape }) => shape !== 'none')
  const inputKeys = new Set(inputs.map(({ key }) => key))
  const dropped = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || inputKeys.has(key) ? [] : [key],
  )
  const value: FormValues = {}
  for (const field of inputs) {
    const given = givenValue(field, values)
    if (!isFilled(field, given)) continue
    const submitted = SUBMITTERS[field.shape](field, given)
    putOwn(value, field.key, submitted.value)
    dropped.push(...submitted.dropped.map((path) => `${field.key}/${path}`))
  }
  return { value, dropped }
}
