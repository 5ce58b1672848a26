import type { FormBundle, FormField, FormSection } from '#contract/form.ts'
import type { AreaNode, Diagnostic, Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { contentHash } from '#domain/json/contentHash.ts'
import type { OfferTables } from '#domain/validators/offerTables.ts'
import { convertChecks, type ReadCheck } from './checks.ts'
import { columnsOf } from './columns.ts'
import { type ConvertedField, convertField } from './convertField.ts'
import { type Complaint, placed, type Report } from './diagnostics.ts'
import { wireKey } from './fieldKey.ts'
import { type FieldSource, originOf, sourceOf } from './origin.ts'
import { type FieldNode, type FormDocument, parseFormInfo } from './parse.ts'
import { convertRules, type FormRules } from './rules.ts'
import { objectSchema, uiSchema } from './schema.ts'
import { type SectionRows, splitSections } from './sections.ts'
import { withLazyMembers } from './withLazyMembers.ts'

/** The lookup data of a conversion: the organisation's dictionaries, which include named patterns. */
export interface ConvertOptions {
  dictionaries: Dictionaries
  /**
   * The areas against which defaults of area fields are checked and completed; when absent, defaults are used as
   * written.
   */
  areas?: readonly AreaNode[]
}

/**
 * Converts a formInfo document, as JSON text or parsed, into the bundle used everywhere else. Never throws: errors are
 * in `diagnostics` with their place, and the rest of the form still works. A text that is not JSON gives an empty
 * bundle with that one diagnostic.
 */
export function convertFormInfo(
  source: unknown,
  { dictionaries, areas = [] }: ConvertOptions,
): FormBundle {
  const tables = { dictionaries, areas }
  const document = parseFormInfo(source)
  const complaints: Complaint[] = []
  const report: Report = (...complaint) => complaints.push(complaint)
  const rows = convertRows(document.rows, tables, report)
  const converted = rows.flat()
  const rules = convertRules(converted, report)
  for (const { reader } of converted) reader.reportUnused()
  const fields = withOwnRules(converted, rules)
  const checks = convertChecks(document.checks, fields, report)
  const bundle = {
    fields,
    order: converted.map(({ field }) => field.key),
    sections: sectionsOf(rows, fields),
    rules: rules.rules,
    ruleOrder: rules.ruleOrder,
    ...(Object.keys(rules.computes).length > 0 ? { computes: rules.computes } : {}),
    ...(rules.cycles.length > 0 ? { cycles: rules.cycles } : {}),
    ...(checks.length > 0 ? { checks: checks.map(({ index: _, ...check }) => check) } : {}),
  }
  const sources = converted.map(sourceOf)
  return withLazyMembers<typeof bundle, LazyMembers>(
    bundle,
    lazyMembers({ document, fields, sources, rules, checks, complaints }),
  )
}

/**
 * Members computed lazily: filling in a form reads them late or never, and for a long form they cost more than all the
 * rest.
 */
type LazyMembers = Pick<FormBundle, 'hash' | 'schema' | 'origin' | 'diagnostics'>

/**
 * Data from which the lazy members are computed: they stay in memory as long as the bundle, the readers of the
 * conversion do not.
 */
interface LazyParts {
  document: Omit<FormDocument, 'rows'>
  fields: FormBundle['fields']
  sources: readonly FieldSource[]
  rules: FormRules
  checks: readonly ReadCheck[]
  complaints: readonly Complaint[]
}

function lazyMembers({ document, fields, sources, rules, checks, complaints }: LazyParts) {
  return {
    hash: () => contentHash(document.data),
    schema: () => objectSchema(Object.values(fields).filter((field) => field.shape !== 'none')),
    origin: () => originOf(sources, rules, checks, document),
    diagnostics: () =>
      inOrder([...document.diagnostics, ...complaints.map(placed(document.places))]),
  }
}

const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((a, b) => a.line - b.line || a.column - b.column)

/** Converts every definition; of several with one key the first wins. */
function convertRows(
  rows: readonly FieldNode[][],
  tables: OfferTables,
  report: Report,
): ConvertedField[][] {
  const usedKeys = new Set<string>()
  const isFirst = (node: FieldNode): boolean => {
    const key = wireKey(node)
    if (key === undefined) return true
    if (usedKeys.has(key)) report('duplicate-key', `${node.path}/value`, key)
    return !usedKeys.has(key) && usedKeys.add(key).has(key)
  }
  const scope = columnsScope(tables, report)
  return rows.map((row) => row.filter(isFirst).map((node) => convertField(node, scope, report)))
}

const columnsScope = (tables: OfferTables, report: Report) => ({
  tables,
  inTable: false,
  columnsOf: columnsOf(tables, report),
})

/**
 * `isShow: false` on a field that no rule shows hides it like `isHide`, but submits no default. A computed field cannot be
 * filled in.
 */
function withOwnRules(
  converted: readonly ConvertedField[],
  { namedAt, computes }: FormRules,
): Record<string, FormField> {
  return Object.fromEntries(
    converted.map(({ field, isShow }) => {
      const hidden = !isShow && !namedAt.has(field.key)
      const shown = hidden ? { ...field, isHide: true } : field
      return [field.key, Object.hasOwn(computes, field.key) ? computedField(shown) : shown]
    }),
  )
}

function computedField({ defaultValue: _, ...field }: FormField): FormField {
  return { ...field, isDisable: true, isComputed: true, required: false }
}

function sectionsOf(
  rows: readonly ConvertedField[][],
  fields: Readonly<Record<string, FormField>>,
): FormSection[] {
  const plain = rows.map((row) => row.map(({ field }) => field))
  return splitSections(plain).map((section) => withSchemas(section, fields))
}

function withSchemas(
  section: SectionRows,
  fields: Readonly<Record<string, FormField>>,
): FormSection {
  const own = section.rows.flat().flatMap((key) => ownValue(fields, key) ?? [])
  return withLazyMembers<SectionRows, Pick<FormSection, 'schema' | 'uiSchema'>>(section, {
    schema: () => objectSchema(own),
    uiSchema: () => uiSchema(own),
  })
}
