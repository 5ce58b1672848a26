import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Target } from '#formDocument/edits/edit.ts'
import { putAt } from '#formDocument/edits/place.ts'
import type { FormInfo } from '#formDocument/rows/rows.ts'
import { badgeSources } from '#studio/form/model/tree/badges.ts'
import { outlineOf, ROOT } from '#studio/form/model/tree/outline.ts'
import { gapBefore, gapOn, takesAmong } from '#studio/form/outline/tree/gapOf.ts'

const text = (value: string) => ({ type: 'textBox', value, label: value })
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(text)
const one = [{ type: 'page', label: '一' }]
const two = [{ type: 'page', label: '二' }]
const table = { type: 'table', value: 't', label: 't', items: [d, e] }

const FORM: FormInfo = [one, [a], [b, c], two, [table]]
const bundle = convertFormInfo(FORM, { dictionaries: {} })
const outline = outlineOf(FORM, badgeSources({ formInfo: FORM, bundle }))
const ONE = '@page 一'
const TWO = '@page 二'

const entry = (id: string) => {
  const found = outline.entries.get(id)
  if (!found) throw new Error(`no entry ${id}`)
  return found
}

/** The form after an entry was dropped between the children of another, or on it. */
function dropped(id: string, onto: string, at?: number): FormInfo | undefined {
  const { target } = entry(id)
  const gap =
    at === undefined ? gapOn(FORM, outline, entry(onto)) : gapBefore(FORM, outline, entry(onto), at)
  return gap && putAt(FORM, target, gap)?.formInfo
}

const DROPS: [string, string, string, number | undefined, FormInfo | undefined][] = [
  ['a field before another', 't', ONE, 0, [one, [table], [a], [b, c], two]],
  ['a field at the end of a section', 'a', ONE, 2, [one, [b, c], [a], two, [table]]],
  ['a field at the end of the form', 'a', TWO, 1, [one, [b, c], two, [table], [a]]],
  ['a field among those of a row', 'a', 'row b', 1, [one, [b, a, c], two, [table]]],
  ['a field out of its row', 'c', ONE, 0, [one, [c], [a], [b], two, [table]]],
  ['a row', 'row b', ONE, 0, [one, [b, c], [a], two, [table]]],
  ['a row, not into another', 'row b', 'row b', 0, undefined],
  ['a column', 't/e', 't', 0, [one, [a], [b, c], two, [{ ...table, items: [e, d] }]]],
  ['a column, not out of its table', 't/e', ONE, 0, undefined],
  ['a section', TWO, ROOT, 0, [two, [table], one, [a], [b, c]]],
  ['a section, not among fields', TWO, ONE, 1, undefined],
  ['a field on one that is alone', 't', 'a', undefined, [one, [a, table], [b, c], two]],
  ['a field on a row', 'a', 'row b', undefined, [one, [b, c, a], two, [table]]],
  ['a field on a section', 'a', TWO, undefined, [one, [b, c], two, [a], [table]]],
  ['a field on one of several in a row: beside it is meant', 'a', 'b', undefined, undefined],
  ['a field on the empty space below', 'a', ROOT, undefined, [one, [b, c], two, [table], [a]]],
]

test.each(DROPS)('drops %s', (_, id, onto, at, after) => {
  expect(dropped(id, onto, at)).toEqual(after)
})

const TAKEN: [string, string, string[]][] = [
  ['a', 'a field', [ROOT, ONE, 'row b', TWO]],
  ['row b', 'a row', [ROOT, ONE, TWO]],
  [TWO, 'a section', [ROOT]],
  ['t/d', 'a column', ['t']],
]

test.each(TAKEN)('%s, %s, may stand among the children of these only', (id, _, takers) => {
  const { target }: { target: Target } = entry(id)
  const all = [...outline.entries.values()]
  expect(all.filter((onto) => takesAmong(onto, target)).map((onto) => onto.id)).toEqual(takers)
})
