import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FIELD_TYPE_OFFERS } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { hiddenKeys } from '#domain/logic/hiddenKeys.ts'
import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import type { CheckContext } from '#domain/validators/checkContext.ts'
import { checkField } from '#domain/validators/checkField.ts'
import type { KnownUnits } from '#domain/validators/offerTables.ts'
import { areas, dictionaries } from '../../adapters/formInfo/outcome.ts'
import { env } from '../logic/env.ts'

const matches = createPatternMatcher({ linearAlways: false })
const branches: Readonly<Record<string, string>> = { b1: '广东分会' }
const units: Readonly<Record<string, string>> = { u1: '深圳大学' }

/** One branch, and one unit in Nanshan (440305). */
const known: KnownUnits = {
  branch: (id) => branches[id] ?? null,
  unit: (id, areaCode) => (areaCode === '440305' && units[id]) || null,
}
const tables = { dictionaries, areas, ownAreaCode: '440305', units: known }

/** A form of these fields, one a row. */
export const formOf = (...fields: object[]): FormBundle =>
  convertFormInfo(fields, { dictionaries, areas })

const own = (values: FormValues, key: string): unknown =>
  Object.hasOwn(values, key) ? values[key] : undefined

const isRow = (row: unknown): row is FormValues => typeof row === 'object' && row !== null

/** A field's own error and, of a table, those of its cells. */
function errorsAt(field: FormField, value: unknown, context: CheckContext) {
  const rows = field.shape === 'rows' && Array.isArray(value) ? value : []
  const forms = rows.map((row: unknown) => (isRow(row) ? row : {}))
  const cells = forms.flatMap((row, index) =>
    (field.columns ?? []).map((column) => [
      `${field.key}/${index}/${column.key}`,
      checkField(column, own(row, column.key), {
        ...context,
        row: { table: field.key, rows: forms, index },
      }),
    ]),
  )
  return [[field.key, checkField(field, value, context)], ...cells]
}

/** Every error of the fields that are shown, by path. */
export function errorsOf(
  form: FormBundle,
  values: FormValues,
  record?: FormValues,
  offers: CheckContext['offers'] = FIELD_TYPE_OFFERS,
): Record<string, string> {
  const hidden = hiddenKeys(form, values, env)
  const context: CheckContext = {
    values,
    today: '2026-11-20',
    matches,
    offers,
    tables,
    record,
  }
  const shown = Object.values(form.fields).filter(({ key }) => !hidden.has(key))
  const found = shown.flatMap((field) => errorsAt(field, own(values, field.key), context))
  return Object.fromEntries(found.filter(([, error]) => error !== undefined))
}
