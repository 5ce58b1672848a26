import type { Constraints, FormField, ValueShape } from '#contract/form.ts'
import { definedOnly } from './definedOnly.ts'

type Schema = Record<string, unknown>

const strings: Schema = { type: 'array', items: { type: 'string' } }

const lengths = ({ min, max }: Constraints): Schema =>
  definedOnly({ minLength: min, maxLength: max })

const counts = ({ min, max }: Constraints): Schema => definedOnly({ minItems: min, maxItems: max })

/** The whole value must match; a required text must hold more than blanks. */
function textPattern({ constraints, required }: FormField): Schema {
  const whole = constraints.pattern && `^(?:${constraints.pattern.source})$`
  const filled = required ? '^(?=[\\s\\S]*\\S)' : undefined
  if (!whole || !filled) return definedOnly({ pattern: whole ?? filled })
  return { pattern: `${filled}(?:${constraints.pattern?.source})$` }
}

/** `yyyy-MM-dd` as the digits it is written in; whether the day exists is the validators' business. */
const momentPattern = ({ ui }: FormField): string =>
  `^${(ui.fmt ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/y+|M+|d+|H+|m+|s+/g, (run) => `\\d{${run.length}}`)}$`

const moment = (field: FormField): Schema => ({ type: 'string', pattern: momentPattern(field) })

const org = (required: readonly string[], properties: Schema): Schema => ({
  type: 'object',
  properties: { id: { type: 'string' }, orgName: { type: 'string', minLength: 1 }, ...properties },
  required,
})

const file: Schema = {
  type: 'object',
  properties: { name: { type: 'string' }, url: { type: 'string' } },
  required: ['name', 'url'],
}

/** The schema of a value by its shape: flat, without conditions or references. */
const SHAPE_SCHEMAS: Record<ValueShape, (field: FormField) => Schema> = {
  none: () => ({ type: 'null' }),
  text: (field) => ({ type: 'string', ...lengths(field.constraints), ...textPattern(field) }),
  html: () => ({ type: 'string' }),
  moment,
  number: ({ constraints: { min, max } }) => ({
    type: 'number',
    ...definedOnly({ minimum: min, maximum: max }),
  }),
  flag: () => ({ type: 'boolean' }),
  codes: ({ constraints }) => ({ ...strings, ...counts(constraints) }),
  path: () => ({ ...strings, minItems: 1 }),
  paths: ({ constraints }) => ({
    type: 'array',
    items: { ...strings, minItems: 1 },
    ...counts(constraints),
  }),
  period: (field) => ({ type: 'array', items: moment(field), minItems: 2, maxItems: 2 }),
  org: () => org(['orgName'], {}),
  areaOrg: () => org(['areaCode', 'orgName'], { areaCode: { ...strings, minItems: 1 } }),
  files: ({ constraints: { limit } }) => ({
    type: 'array',
    items: file,
    ...definedOnly({ maxItems: limit }),
  }),
  rows: ({ columns = [], constraints: { min, max, numLimit } }) => ({
    type: 'array',
    items: objectSchema(columns),
    ...definedOnly({ minItems: min, maxItems: smaller(max, numLimit) }),
  }),
}

const smaller = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.min(left, right)

const propertySchema = (field: FormField): Schema => ({
  title: field.label,
  ...SHAPE_SCHEMAS[field.shape](field),
  ...(field.required && field.shape !== 'flag' && LISTS.includes(field.shape)
    ? atLeastOne(field)
    : {}),
})

const LISTS: readonly ValueShape[] = ['codes', 'paths', 'files', 'rows']

const atLeastOne = ({ constraints: { min } }: FormField): Schema => ({
  minItems: Math.max(1, min ?? 0),
})

/** One flat object schema of these fields; layout fields are of type null, so that a form renders them in place. */
export const objectSchema = (fields: readonly FormField[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.key, propertySchema(field)])),
  required: fields.filter((field) => field.required && !field.isHide).map((field) => field.key),
})

/**
 * The uiSchema of these fields: each has its own rjsf field, named by the type on the wire. rjsf's own string and
 * number fields would choose a widget, wrap it, and ask the browser for its number format, all unused.
 */
export const uiSchema = (fields: readonly FormField[]): Schema => ({
  ...Object.fromEntries(fields.map(({ key, type }) => [key, { 'ui:field': type }])),
  'ui:order': fields.map((field) => field.key),
})
