import type { FormBundle, FormField, FormValues, ValueShape } from '#contract/form.ts'
import { normaliseCardNo } from './cardNo.ts'
import { isFilled } from './validators/isFilled.ts'

type Entry = Record<string, unknown>

/** Stored text may hold anything where an object belongs; the type check complains, this must not fall over. */
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asItIs = (_: FormField, value: unknown): unknown => value

/** The named members that are given. */
const members =
  (...names: string[]) =>
  (_: FormField, value: unknown): unknown =>
    isEntry(value)
      ? Object.fromEntries(
          names
            .filter(
              (name) => Object.hasOwn(value, name) && value[name] !== '' && value[name] != null,
            )
            .map((name) => [name, value[name]]),
        )
      : value

const file = members('name', 'url')

/** How a value is submitted, by its shape; one of another shape is left as it is, and is not valid. */
const SUBMITTERS: Record<ValueShape, (field: FormField, value: unknown) => unknown> = {
  none: () => undefined,
  text: ({ constraints }, value) =>
    constraints.card && typeof value === 'string' ? normaliseCardNo(value) : value,
  html: asItIs,
  moment: asItIs,
  number: asItIs,
  flag: asItIs,
  codes: asItIs,
  path: asItIs,
  paths: asItIs,
  period: asItIs,
  org: members('id', 'orgName'),
  areaOrg: members('areaCode', 'id', 'orgName'),
  files: (field, value) => (Array.isArray(value) ? value.map((each) => file(field, each)) : value),
  rows: ({ columns = [] }, value) =>
    Array.isArray(value)
      ? value.map((row) => submitFields(columns, isEntry(row) ? row : {}))
      : value,
}

/** A field that is never shown submits its fixed default, or nothing. */
function givenValue(field: FormField, values: FormValues): unknown {
  if (field.isHide) return field.submitsDefault ? field.defaultValue : undefined
  return Object.hasOwn(values, field.key) ? values[field.key] : undefined
}

function submitFields(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const given = givenValue(field, values)
      const value = isFilled(field, given) ? SUBMITTERS[field.shape](field, given) : undefined
      return value === undefined ? [] : [[field.key, value] as const]
    }),
  )
}

/**
 * What a form submits (form language, sections 2 and 3): one flat object without hidden, empty or unknown keys.
 * A field with `isHide` submits its default, whatever was put there; so does such a column in every row.
 *
 * @param isHidden tells which fields a rule hides now.
 */
export function submissionOf(
  bundle: Pick<FormBundle, 'fields' | 'order'>,
  values: FormValues,
  isHidden: (key: string) => boolean,
): FormValues {
  const fields = bundle.order.flatMap((key) => bundle.fields[key] ?? [])
  return submitFields(
    fields.filter((field) => field.isHide || !isHidden(field.key)),
    values,
  )
}
