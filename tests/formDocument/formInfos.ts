import fc from 'fast-check'
import type { Target } from '#formDocument/edits/edit.ts'
import { columnsOf, type FormInfo, fieldsOf, isPage } from '#formDocument/rows/rows.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const plain = fc.record({
  type: fc.constantFrom('textBox', 'choice'),
  value: fc.constantFrom(...KEYS),
})
const table = fc.record({
  type: fc.constant('table'),
  value: fc.constantFrom(...KEYS),
  items: fc.uniqueArray(plain, { maxLength: 3, selector: ({ value }) => value }),
})
const field = fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: table })
const page = fc.record({ type: fc.constant('page'), label: fc.constantFrom('一', '二', '三') })
const broken = fc.constantFrom<unknown>(null, 7, 'x')

const rowOf = (entry: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.array(entry, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: entry },
    { weight: 1, arbitrary: fc.constant([]) },
  )

/** Forms as the editor writes them: a page is alone in its row. */
export const tidyForm: fc.Arbitrary<FormInfo> = numbered(
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: rowOf(field) },
      { weight: 1, arbitrary: page.map((one) => [one]) },
    ),
    { minLength: 1, maxLength: 8 },
  ),
)

/** Forms as anybody may have written them. */
export const anyForm: fc.Arbitrary<FormInfo> = numbered(
  fc.array(rowOf(fc.oneof({ weight: 6, arbitrary: field }, page, broken)), {
    minLength: 1,
    maxLength: 8,
  }),
)

/** Every definition gets a number, so that it is known again. */
function numbered(forms: fc.Arbitrary<FormInfo>): fc.Arbitrary<FormInfo> {
  return forms.map((rows) => {
    let id = 0
    return JSON.parse(JSON.stringify(rows), (_, value) =>
      typeof value === 'object' && value !== null && 'type' in value
        ? { ...value, id: ++id }
        : value,
    ) as FormInfo
  })
}

/** Every definition of a form in order, columns too. */
export const definitionsIn = (rows: FormInfo): unknown[] =>
  rows.flatMap(fieldsOf).flatMap((one) => [withoutColumns(one), ...(columnsOf(one) ?? [])])

const withoutColumns = (one: unknown): unknown =>
  columnsOf(one) ? { ...(one as object), items: [] } : one

/** The same in an order of its own, to compare what there is. */
export const counted = (rows: FormInfo): string[] =>
  definitionsIn(rows)
    .map((one) => JSON.stringify(one))
    .sort()

/** Every part of a form that can be acted on. */
export const targetsIn = (rows: FormInfo): Target[] =>
  rows.flatMap((row, at) =>
    fieldsOf(row).flatMap((one, index): Target[] => {
      const place = { row: at, index }
      return [
        { part: isPage(one) ? 'section' : 'field', place },
        ...(fieldsOf(row).length > 1 ? [{ part: 'row', place } as const] : []),
        ...(columnsOf(one) ?? []).map(
          (_, column): Target => ({ part: 'field', place: { ...place, column } }),
        ),
      ]
    }),
  )
