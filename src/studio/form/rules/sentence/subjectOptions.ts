import { ownValue } from '#contract/record.ts'
import {
  type Fields,
  isAnswer,
  isCounted,
  measureOf,
} from '#formDocument/rules/sentence/measures.ts'
import type { Subject } from '#formDocument/rules/sentence/sentence.ts'
import { subjectName } from '#formDocument/rules/words/names.ts'
import type { ChipOption } from '../chips/options.ts'
import texts from '../texts.json' with { type: 'json' }

/** Returns the possible subjects: fields and their measures, without the excluded fields. */
export function subjectsOf(
  fields: Fields,
  order: readonly string[],
  excluded: ReadonlySet<string>,
): Subject[] {
  const keys = order.filter((key) => isAnswer(ownValue(fields, key)) && !excluded.has(key))
  const own = keys.flatMap((key) => [
    ...pathsOf(fields, key).map(fieldSubject),
    ...countsOf(fields, key),
  ])
  const ages = datesOf(fields, keys).map((path): Subject => ({ kind: 'age', path }))
  return [
    ...own,
    ...ages,
    ...(keys.length > 1 ? [{ kind: 'countOf', keys: [] } as const] : []),
    ...(ages.length > 0 ? [{ kind: 'days', from: '', to: 'now' } as const] : []),
    { kind: 'today' },
  ]
}

/** Returns the subjects that can replace one: for a placeholder those of its kind, for any other subject all. */
export const offeredFor = (
  subject: Subject,
  subjects: readonly Subject[],
  fields: Fields,
): readonly Subject[] => {
  const of = subject.kind === 'open' ? subject.of : undefined
  if (!of) return subjects
  return subjects.filter((one) =>
    of === 'sum' ? one.kind === 'sum' : one.kind === 'field' && measureOf(one, fields) === of,
  )
}

const fieldSubject = (path: string): Subject => ({ kind: 'field', path })

/** Returns the paths of a field: a period has one for the whole and one for each end. */
const pathsOf = (fields: Fields, key: string): string[] =>
  [key, `${key}.0`, `${key}.1`].filter((path) => measureOf(fieldSubject(path), fields))

export const datesOf = (fields: Fields, keys: readonly string[]): string[] =>
  keys
    .flatMap((key) => pathsOf(fields, key))
    .filter((path) => measureOf(fieldSubject(path), fields) === 'day')

function countsOf(fields: Fields, key: string): Subject[] {
  const field = ownValue(fields, key)
  if (!field || !isCounted(field)) return []
  const sums = (field.columns ?? [])
    .filter(({ shape }) => shape === 'number')
    .map((column): Subject => ({ kind: 'sum', key, column: column.key }))
  return [{ kind: 'count', key }, ...sums]
}

export const subjectId = (subject: Subject): string =>
  subject.kind === 'countOf' || subject.kind === 'days' ? subject.kind : JSON.stringify(subject)

/** Returns subjects as options of a chip. */
export const subjectOptions = (subjects: readonly Subject[], fields: Fields): ChipOption[] =>
  subjects.map((subject) => ({ id: subjectId(subject), name: shortName(subject, fields) }))

/** Returns the short name of a subject: its counted fields and dates are shown in separate parts. */
export const shortName = (subject: Subject, fields: Fields): string =>
  subject.kind === 'countOf'
    ? texts.countOf
    : subject.kind === 'days'
      ? texts.daysBetween
      : subjectName(subject, fields)
