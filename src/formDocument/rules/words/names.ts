import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { fill } from '#domain/text/fill.ts'
import { type Fields, type Measure, measureOf } from '../sentence/measures.ts'
import type { Subject, Verb } from '../sentence/sentence.ts'
import texts from './texts.json' with { type: 'json' }

/** Returns the name of a field for staff. */
export const fieldName = (fields: Fields, key: string): string => {
  const field = ownValue(fields, key)
  return field ? labelOf(field) : fill(texts.gone, { key })
}

export const labelOf = ({ label, key }: Pick<FormField, 'label' | 'key'>): string =>
  label.trim() || fill(texts.unnamed, { key })

/** Returns the name for staff of a value: a field, an end of a period, or today. */
export function pathName(fields: Fields, path: string): string {
  if (path === 'now') return texts.today
  const key = keyRead(path, fields)
  const name = fieldName(fields, key)
  if (path === key) return name
  return fill(path.endsWith('.0') ? texts.begin : texts.end, { name })
}

const listed = (fields: Fields, keys: readonly string[]): string =>
  keys.map((key) => fieldName(fields, key)).join('、')

/** Returns the subject of a test in words. */
export function subjectName(subject: Subject, fields: Fields): string {
  switch (subject.kind) {
    case 'field':
      return pathName(fields, subject.path)
    case 'age':
      return ageName(pathName(fields, subject.path))
    case 'days': {
      const [from, to] = [subject.from, subject.to].map((path) => pathName(fields, path))
      return fill(texts.days, { from: from ?? '', to: to ?? '' })
    }
    case 'count':
      return fill(countText(ownValue(fields, subject.key)), {
        name: fieldName(fields, subject.key),
      })
    case 'countOf':
      return fill(texts.countOf, { names: listed(fields, subject.keys) })
    case 'sum':
      return fill(texts.sum, {
        name: fieldName(fields, subject.key),
        column: columnName(fields, subject.key, subject.column),
      })
    case 'today':
      return texts.today
    case 'open':
      return texts.open
  }
}

/** Returns the name of an age: "age" for a date of birth, "years since" for any other date. */
function ageName(name: string): string {
  const isBirth = texts.births.some((word) => name.includes(word))
  return fill(isBirth ? texts.age : texts.yearsSince, { name })
}

const countText = (field: FormField | undefined): string =>
  field?.shape === 'rows' ? texts.rows : field?.shape === 'files' ? texts.files : texts.entries

export function columnName(fields: Fields, key: string, column: string): string {
  const found = ownValue(fields, key)?.columns?.find((one) => one.key === column)
  return found ? labelOf(found) : column
}

/** Returns a verb in words. */
export const verbName = (by: Verb, subject: Subject, fields: Fields): string =>
  ownValue(texts.verbs[verbsGroup(measureOf(subject, fields))] as Record<string, string>, by) ?? by

const verbsGroup = (measure: Measure | undefined): keyof typeof texts.verbs =>
  measure === 'number' || measure === 'day' ? measure : 'codes'
