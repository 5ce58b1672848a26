import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { type BenchField, type Kind, OPTIONS, sectionsOf } from '../fields.ts'

const codes = OPTIONS.map(({ code }) => code)
const KINDS: Record<Kind, RJSFSchema> = {
  text: { type: 'string' },
  area: { type: 'string' },
  radio: { type: 'string', enum: codes },
  select: { type: 'string', enum: codes },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
}
const WIDGETS: Partial<Record<Kind, UiSchema>> = {
  area: { 'ui:widget': 'textarea' },
  radio: { 'ui:widget': 'radio' },
}

const propertyOf = ({ kind, label, min, max, pattern, defaultValue }: BenchField): RJSFSchema => ({
  ...KINDS[kind],
  title: label,
  ...(min !== undefined && { minLength: min }),
  ...(max !== undefined && { maxLength: max }),
  ...(pattern && { pattern: `^(?:${pattern})$` }),
  ...(defaultValue && { default: defaultValue }),
})

const objectOf = (fields: readonly BenchField[]): RJSFSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.key, propertyOf(field)])),
  required: fields.filter(({ required }) => required).map(({ key }) => key),
})

/** One schema for good, hidden fields in it: another one would be compiled anew. */
export const schemaOf = (fields: readonly BenchField[]): RJSFSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    sectionsOf(fields).map((section, index) => [`s${index}`, objectOf(section)]),
  ),
})

/** Which widgets the fields have; those of controllers that do not show are hidden. One object a combination. */
export function uiSchemasOf(fields: readonly BenchField[]) {
  const known = new Map<string, UiSchema>()
  const sections = sectionsOf(fields)
  return (shows: ReadonlySet<string>): UiSchema => {
    const widgetOf = ({ kind, shownBy }: BenchField): UiSchema =>
      shownBy === undefined || shows.has(shownBy) ? (WIDGETS[kind] ?? {}) : HIDDEN
    const uiSchema = known.get([...shows].join()) ?? {
      ...Object.fromEntries(
        sections.map((section, index) => [
          `s${index}`,
          Object.fromEntries(section.map((field) => [field.key, widgetOf(field)])),
        ]),
      ),
    }
    known.set([...shows].join(), uiSchema)
    return uiSchema
  }
}

const HIDDEN: UiSchema = { 'ui:widget': 'hidden' }
