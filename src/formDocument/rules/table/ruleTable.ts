import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { OfferTables } from '#domain/validators/offerTables.ts'
import { measureOf } from '../sentence/measures.ts'
import { testsOf } from '../sentence/sentence.ts'
import { dependentsOf, keysRead, type Showing, showingOf } from '../showing/showing.ts'
import { type Choice, choicesOf, codeName } from '../words/options.ts'

/** Answers of one field; those of a long list that no rule names are left out, and counted in `left`. */
export interface TableGroup {
  field: FormField
  /** Answers; the last one stands for no answer. */
  answers: readonly TableAnswer[]
  left: number
}

export interface TableAnswer {
  /** Undefined for no answer. */
  code: string | undefined
  name: string | undefined
}

export interface TableColumn {
  field: FormField
  showing: Showing
  /** Fields that depend on this one, which must not control it. */
  dependents: ReadonlySet<string>
}

/** The rules of a form: the answers of its controllers, and the fields that they show. */
export interface RuleTable {
  groups: readonly TableGroup[]
  columns: readonly TableColumn[]
  /** True when it has more cells than can be drawn. */
  isTooLarge: boolean
}

/** Maximum number of answers up to which all are listed. */
const MOST_ANSWERS = 24
const MOST_CELLS = 4000

/**
 * Returns the table of a form's rules.
 * @param more additional fields to show, though no rule names them yet
 */
export function ruleTable(
  bundle: FormBundle,
  tables: OfferTables,
  more: { controllers: readonly string[]; targets: readonly string[] },
): RuleTable {
  const columns = columnsOf(bundle, more.targets)
  const read = new Set(columns.flatMap(({ field }) => readBy(bundle, field.key)))
  const controllers = bundle.order.filter(
    (key) => (read.has(key) && isChoice(bundle, key)) || more.controllers.includes(key),
  )
  const groups = controllers.flatMap((key) => groupOf(bundle, key, columns, tables) ?? [])
  return bounded({ groups, columns })
}

function bounded(table: Pick<RuleTable, 'groups' | 'columns'>): RuleTable {
  return { ...table, isTooLarge: cellCount(table) > MOST_CELLS }
}

export const cellCount = ({ groups, columns }: Pick<RuleTable, 'groups' | 'columns'>): number =>
  groups.reduce((sum, { answers }) => sum + answers.length, 0) * columns.length

/** Returns the part of a table about one controller: its answers, the fields they show, and further `targets`. */
export function aboutController(
  { groups, columns }: RuleTable,
  bundle: FormBundle,
  key: string,
  targets: readonly string[],
): RuleTable {
  return bounded({
    groups: groups.filter(({ field }) => field.key === key),
    columns: columns.filter(
      ({ field }) => targets.includes(field.key) || readBy(bundle, field.key).includes(key),
    ),
  })
}

function columnsOf(bundle: FormBundle, more: readonly string[]): TableColumn[] {
  const { order, fields, rules } = bundle
  return order.flatMap((key) => {
    const field = ownValue(fields, key)
    const isColumn = Object.hasOwn(rules, key) || more.includes(key)
    if (!field || !isColumn) return []
    return [{ field, showing: showingOf(bundle, key), dependents: dependentsOf(bundle, key) }]
  })
}

const readBy = (bundle: FormBundle, key: string): string[] => {
  const rule = ownValue(bundle.rules, key)
  return rule === undefined ? [] : keysRead(rule, bundle)
}

/** Returns whether a field has answers that are listed. */
export const isChoice = ({ fields }: Pick<FormBundle, 'fields'>, key: string): boolean =>
  measureOf({ kind: 'field', path: key }, fields) === 'codes'

function groupOf(
  { fields }: FormBundle,
  key: string,
  columns: readonly TableColumn[],
  tables: OfferTables,
): TableGroup | undefined {
  const field = ownValue(fields, key)
  if (!field) return undefined
  const all = choicesOf(field, tables)
  const named = new Set(columns.flatMap(({ showing }) => codesNamed(showing, key)))
  const gone = [...named].filter((code) => !all.some((one) => one.code === code))
  const known: readonly Choice[] = [
    ...all,
    ...gone.map((code) => ({ code, name: codeName(all, code) })),
  ]
  const listed = known.length > MOST_ANSWERS ? known.filter(({ code }) => named.has(code)) : known
  const none = field.shape === 'flag' ? [] : [{ code: undefined, name: undefined }]
  return { field, answers: [...listed, ...none], left: known.length - listed.length }
}

function codesNamed(showing: Showing, key: string): readonly string[] {
  if (showing.kind !== 'sentence') return []
  return testsOf(showing.condition).flatMap(({ subject, value }) =>
    subject.kind === 'field' && subject.path === key && value?.kind === 'codes' ? value.codes : [],
  )
}
