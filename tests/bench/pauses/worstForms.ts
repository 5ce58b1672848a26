import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { LIMITS } from '#domain/limits.ts'
import { hasManyParts } from '#server/base/shared/hasManyParts.ts'
import { isLarge } from '#server/modules/records/forms/formValidator.ts'

/** Characters of a form's text the contract admits. */
const MOST = 200_000

const isRead = (text: string): boolean => text.length <= MOST && !hasManyParts(text)

/** Makes values of a form as large as a number says. */
type Grow = (fields: readonly FormField[], size: number) => FormValues

const ofType = (fields: readonly FormField[], type: FormField['type']) =>
  fields.filter((field) => field.type === type)

const each = (fields: readonly FormField[], value: unknown): FormValues =>
  Object.fromEntries(fields.map(({ key }) => [key, value]))

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

/** As many levels as rich text may have, again and again. */
function richText(tags: number): string {
  const { depth, tags: most, length } = LIMITS.richText
  const marks = Math.min(tags, most)
  const level = (at: number) => (at % depth === depth - 1 ? `<i>甲${'</i>'.repeat(depth)}` : '<i>')
  const html = Array.from({ length: marks }, (_, at) => level(at)).join('')
  return html + '甲'.repeat(Math.max(0, Math.min(tags - most, length - html.length)))
}

const row = ({ columns = [] }: FormField): FormValues => each(columns, '甲')

/** Every way a form's values can be many. */
const GROWTHS: Readonly<Record<string, Grow>> = {
  'long texts': (fields, size) => each(ofType(fields, 'textBox'), '甲'.repeat(size)),
  'rich text': (fields, size) => each(ofType(fields, 'editor'), richText(size)),
  'rows of tables': (fields, size) =>
    Object.fromEntries(
      ofType(fields, 'table').map((table) => [
        table.key,
        times(Math.min(size, LIMITS.tableRows), row(table)),
      ]),
    ),
  'long lists': (fields, size) => each(ofType(fields, 'choice'), times(size, '01')),
  files: (fields, size) =>
    each(ofType(fields, 'photo'), times(size, { name: '甲', url: '/sandbox/storage/a.png' })),
  'unknown fields': (_, size) =>
    Object.fromEntries(Array.from({ length: size }, (_value, at) => [`k${at}`, 1])),
  'small values': (_, size) => ({ unknown: times(size, 0) }),
}

/** The largest values of each growth, and the largest that are still judged where they arrive, by name. */
export function worstForms({ fields }: FormBundle, valid: FormValues): [string, string][] {
  const all = Object.values(fields)
  return Object.entries(GROWTHS).flatMap(([name, grow]): [string, string][] => {
    const made = (size: number) => ({ ...valid, ...grow(all, size) })
    const fits = (size: number) => isRead(JSON.stringify(made(size)))
    const isSmall = (size: number) => fits(size) && !isLarge(made(size))
    if (!fits(1) || Object.keys(grow(all, 1)).length === 0) return []
    return [
      [name, JSON.stringify(made(largestOf(fits)))],
      [`${name}, judged at once`, JSON.stringify(made(largestOf(isSmall)))],
    ]
  })
}

/** The largest number up to the length of a form's text that is good; every smaller one is. */
function largestOf(isGood: (size: number) => boolean): number {
  let [good, bad] = [0, MOST]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (isGood(middle)) good = middle
    else bad = middle
  }
  return good
}
