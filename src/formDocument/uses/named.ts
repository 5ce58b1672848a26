import type { Logic } from '#contract/logic.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { fill } from '#domain/text/fill.ts'
import type { FieldPlace } from '../formDocument.ts'
import { keyOf } from '../keys/keys.ts'
import { labelOf } from '../names/labels.ts'
import { columnsOf, type FormInfo, fieldAt, fieldsOf } from '../rows/rows.ts'
import type { Answers } from './rules/answers.ts'
import { withoutReads } from './rules/changedReads.ts'
import texts from './texts.json' with { type: 'json' }

/** Maximum number of names listed one by one. */
const MOST = 5

/** Returns the name of a key in a form; the key itself when no field has it. */
export function nameOfKey(formInfo: FormInfo, key: string): string {
  const field = formInfo.flatMap(fieldsOf).find((one) => keyOf(one) === key)
  return field === undefined ? key : labelOf(field)
}

/** Returns the name of a definition; for a column, with that of its table. */
export function nameAt(formInfo: FormInfo, { column, ...place }: FieldPlace): string {
  const table = labelOf(fieldAt(formInfo, place))
  if (column === undefined) return table
  return `${table} › ${labelOf(fieldAt(formInfo, { ...place, column }))}`
}

/** Returns names as a list, `“学历”、“职称”`, with their number when there are many. */
export function listed(names: readonly string[]): string {
  const shown = names
    .slice(0, MOST)
    .map((name) => `“${name}”`)
    .join('、')
  return names.length > MOST ? fill(texts.andMore, { names: shown, count: names.length }) : shown
}

/** Answers with their names. */
export interface NamedAnswers extends Answers {
  /** Key → name, in the order of the form. */
  names: ReadonlyMap<string, string>
  /** Columns with the names of their tables. */
  columnNames: readonly { table: string; column: string; name: string }[]
}

/** Returns answers with their names. */
export function namedAnswers(formInfo: FormInfo, answers: Answers): NamedAnswers {
  const names = new Map<string, string>()
  const columnNames: { table: string; column: string; name: string }[] = []
  for (const field of formInfo.flatMap(fieldsOf)) {
    const key = keyOf(field) ?? ''
    if (answers.fields.has(key) && !names.has(key)) names.set(key, labelOf(field))
    for (const one of answers.columns.has(key) ? (columnsOf(field) ?? []) : []) {
      const column = keyOf(one) ?? ''
      if (answers.columns.get(key)?.has(column))
        columnNames.push({ table: key, column, name: `${labelOf(field)} › ${labelOf(one)}` })
    }
  }
  return { ...answers, names, columnNames }
}

/** Returns the names of the answers that a rule reads. */
export function namesRead(rule: Logic, answers: NamedAnswers): string[] {
  const keys = new Set(varsOf(rule).map((path) => keyRead(path, answers.known)))
  const columns = { ...answers, fields: new Set<string>() }
  const readsColumn = answers.columns.size > 0 && withoutReads(rule, columns) !== rule
  return [
    ...[...keys].flatMap((key) => answers.names.get(key) ?? []),
    ...(readsColumn ? answers.columnNames.map(({ name }) => name) : []),
  ]
}
