import type { CheckName, ValueShape } from '#contract/form.ts'

/** Shapes that submit something, and so have a form to check. */
export type InputShape = Exclude<ValueShape, 'none'>

/** The input of a validator: the value, and the field's own limits. An absent limit disables its keyword. */
export interface Subject {
  v: unknown
  c: { min?: number; max?: number; limit?: number; numLimit?: number }
}

type Schema = Record<string, unknown>
type Limits = Record<string, keyof Subject['c']>

/** The schema with keywords whose number is the field's (`$data`); ajv-errors reports them under the check's name. */
const limited = (schema: Schema, check: CheckName, limits: Limits): Schema => ({
  ...schema,
  ...mapLimits(limits, (name) => ({ $data: `1/c/${name}` })),
  errorMessage: mapLimits(limits, () => check),
})

const mapLimits = (limits: Limits, to: (name: keyof Subject['c']) => unknown): Schema =>
  Object.fromEntries(Object.entries(limits).map(([keyword, name]) => [keyword, to(name)]))

const text = { type: 'string' }
const name = { type: 'string', minLength: 1 }
const codes = { type: 'array', items: text }
const path = { ...codes, minItems: 1 }

/** `properties` of an object that is otherwise free, and those it must have. */
const object = (properties: Schema, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required,
})

const characters = { minLength: 'min', maxLength: 'max' } as const
const entries = { minItems: 'min', maxItems: 'max' } as const

/**
 * One parametric schema per value shape: its numbers are data, so it is compiled once, at build time, and no code is
 * generated in a browser. An error without a check's name is about the form of the value: the check `type`.
 */
export const SHAPE_SCHEMAS: Record<InputShape, Schema> = {
  text: limited(text, 'limit', characters),
  html: limited(text, 'limit', characters),
  moment: text,
  number: limited({ type: 'number' }, 'limit', { minimum: 'min', maximum: 'max' }),
  flag: { type: 'boolean' },
  codes: limited(codes, 'limit', entries),
  path,
  paths: limited({ type: 'array', items: path }, 'limit', entries),
  period: { ...codes, minItems: 2, maxItems: 2 },
  org: object({ id: text, orgName: name }, ['orgName']),
  areaOrg: object({ areaCode: path, id: text, orgName: name }, ['areaCode', 'orgName']),
  files: limited(
    { type: 'array', items: object({ name: text, url: text }, ['name', 'url']) },
    'files',
    { maxItems: 'limit' },
  ),
  rows: {
    ...limited({ type: 'array', items: { type: 'object' } }, 'limit', entries),
    allOf: [limited({}, 'rows', { maxItems: 'numLimit' })],
  },
}

/** The schema of a whole subject, `v` checked against its `c`. */
export const subjectSchema = (shape: InputShape): Schema => ({
  type: 'object',
  properties: { v: SHAPE_SCHEMAS[shape], c: { type: 'object' } },
  required: ['v', 'c'],
})
