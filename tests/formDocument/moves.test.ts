import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutAtPages, type Edit, type Target } from '#formDocument/edits/edit.ts'
import { moved } from '#formDocument/edits/move.ts'
import { type Gap, inOwnRow, joinedRow, putAt } from '#formDocument/edits/place.ts'
import { splitRow } from '#formDocument/edits/splitRow.ts'
import { type FormInfo, fieldAt } from '#formDocument/rows/rows.ts'
import { anyForm, counted, targetsIn, tidyForm } from './formInfos.ts'

const field = (value: string) => ({ type: 'textBox', value })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(field)
const one = [{ type: 'page', label: '一' }]
const two = [{ type: 'page', label: '二' }]
const table = { type: 'table', value: 't', items: [a, b, c] }

const at = (row: number, index = 0, column?: number): Target => ({
  part: 'field',
  place: column === undefined ? { row, index } : { row, index, column },
})

const STEPS: [string, Target, -1 | 1, FormInfo, FormInfo | undefined][] = [
  ['a field past the next row', at(0), 1, [[a], [b, c]], [[b, c], [a]]],
  ['a field over the border of a section', at(1), 1, [one, [a], two, [b]], [one, two, [a], [b]]],
  ['a field among those of its row', at(0, 1), -1, [[a, b], [c]], [[b, a], [c]]],
  ['the first of a row stays', at(1, 0), -1, [[a], [b, c]], undefined],
  ['the last row stays', at(1), 1, [[a], [b]], undefined],
  ['a row as a whole', { part: 'row', place: { row: 1, index: 1 } }, -1, [a, [b, c]], [[b, c], a]],
  ['past rows without fields', at(0), 1, [[a], [], [b]], [[b], [], [a]]],
  ['a column', at(0, 0, 2), -1, [[table]], [[{ ...table, items: [a, c, b] }]]],
  [
    'a section with its rows, not past what comes before the first',
    { part: 'section', place: { row: 3, index: 0 } },
    -1,
    [[d], one, [a], two, [b], [c]],
    [[d], two, [b], [c], one, [a]],
  ],
  [
    'the first section stays behind what comes before it',
    { part: 'section', place: { row: 1, index: 0 } },
    -1,
    [[d], one, [a]],
    undefined,
  ],
  [
    'a page among fields starts a section of its own',
    { part: 'section', place: { row: 0, index: 1 } },
    1,
    [[a, ...one, b, c], two, [d]],
    [[a], two, [d], one, [b, c]],
  ],
]

test.each(STEPS)('moves %s', (_, target, by, before, after) => {
  expect(moved(before, target, by)?.formInfo).toEqual(after)
})

const JOINS: [string, Edit | undefined, FormInfo | undefined][] = [
  ['into the row above, as its last', joinedRow([[a, b], [c]], at(1), -1), [[a, b, c]]],
  ['into the row below, as its first', joinedRow([[a], [b, c]], at(0), 1), [[a, b, c]]],
  ['a bare definition with another', joinedRow([a, b], at(1), -1), [[a, b]]],
  ['not into the title of a section', joinedRow([one, [a]], at(1), -1), undefined],
  ['not where there is no row', joinedRow([[a]], at(0), -1), undefined],
  ['the last of a row into its own, below', inOwnRow([[a, b]], at(0, 1)), [[a], [b]]],
  ['the first of a row into its own, above', inOwnRow([[a, b]], at(0, 0)), [[a], [b]]],
  ['one in the middle, below', inOwnRow([[a, b, c]], at(0, 1)), [[a, c], [b]]],
  ['not one that is alone', inOwnRow([[a], [b]], at(0)), undefined],
  ['a row is split', splitRow([[a, b], [c]], { part: 'row', place: at(0).place }), [[a], [b], [c]]],
  ['a row of one is not', splitRow([[a], [b]], { part: 'row', place: at(0).place }), undefined],
  ['a field splits nothing', splitRow([[a, b]], at(0)), undefined],
  [
    'a row is split behind the page that begins its section',
    splitRow([[one[0], a, b]], { part: 'row', place: at(0, 1).place }),
    [one, [a], [b]],
  ],
]

test.each(JOINS)('joins and leaves rows: %s', (_, edit, after) => {
  expect(edit?.formInfo).toEqual(after)
})

const GONE: [string, Gap][] = [
  ['a row', { row: 4 }],
  ['a field of the row behind the last', { row: 3, index: 0 }],
  ['a field of a row', { row: 0, index: 2 }],
  ['a column of a table', { row: 1, index: 0, column: 4 }],
  ['a column of a field that is no table', { row: 0, index: 0, column: 1 }],
]

test.each(GONE)('puts nothing before %s that does not exist', (_, gap) => {
  const form = [[a], [table], [b]]
  for (const target of targetsIn(form)) expect(putAt(form, target, gap)).toBeUndefined()
})

describe('whatever the form', () => {
  const targetOf = (form: FormInfo, pick: number): Target | undefined => {
    const targets = targetsIn(form)
    return targets[pick % Math.max(targets.length, 1)]
  }
  const gap: fc.Arbitrary<Gap> = fc.record(
    { row: fc.nat(8), index: fc.nat(3), column: fc.nat(3) },
    { requiredKeys: ['row'] },
  )
  const move = fc.oneof(
    fc.constantFrom(
      ...([-1, 1] as const).flatMap((by) => [
        (form: FormInfo, target: Target) => moved(form, target, by),
        (form: FormInfo, target: Target) => joinedRow(form, target, by),
      ]),
      inOwnRow,
    ),
    gap.map((to) => (form: FormInfo, target: Target) => putAt(form, target, to)),
  )

  test('no sequence of moves loses or doubles a definition', () => {
    fc.assert(
      fc.property(anyForm, fc.array(fc.tuple(fc.nat(), move), { maxLength: 12 }), (form, moves) => {
        let now = form
        for (const [pick, change] of moves) {
          const target = targetOf(now, pick)
          now = (target && change(now, target)?.formInfo) ?? now
        }
        expect(counted(now)).toEqual(counted(form))
      }),
    )
  })

  test('what was moved stands where the edit says', () => {
    fc.assert(
      fc.property(anyForm, fc.nat(), move, (form, pick, change) => {
        const target = targetOf(form, pick)
        const edit = target && change(form, target)
        if (!target || !edit?.place) return
        expect(fieldAt(edit.formInfo, edit.place)).toEqual(fieldAt(form, target.place))
      }),
    )
  })

  test('up and down again, or down and up, is as before', () => {
    fc.assert(
      fc.property(tidyForm, fc.nat(), fc.constantFrom<-1 | 1>(-1, 1), (form, pick, by) => {
        const target = targetOf(form, pick)
        const there = target && moved(form, target, by)
        if (!target || !there?.place) return
        const back = moved(there.formInfo, { ...target, place: there.place }, by === 1 ? -1 : 1)
        expect(back).toEqual({ formInfo: form, place: target.place })
      }),
    )
  })

  test('rows that are not touched stay the same objects', () => {
    fc.assert(
      fc.property(tidyForm, fc.nat(), move, (form, pick, change) => {
        const target = targetOf(form, pick)
        const edit = target && change(form, target)
        if (!edit) return
        const made = edit.formInfo.filter((row) => !form.includes(row))
        expect(made.length).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('a form whose pages stand alone is not cut', () => {
    fc.assert(
      fc.property(tidyForm, (form) => {
        expect(cutAtPages(form, { row: 0, index: 0 }).formInfo).toBe(form)
      }),
    )
  })
})
