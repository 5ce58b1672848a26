import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copied, rowsIn } from '#formDocument/edits/clipboard.ts'
import type { Edit, Target } from '#formDocument/edits/edit.ts'
import { duplicated, inserted } from '#formDocument/edits/insert.ts'
import { removed } from '#formDocument/edits/remove.ts'
import { formKeys, keyOf, keysOf } from '#formDocument/keys/keys.ts'
import { columnsOf, type FormInfo, fieldAt, fieldsOf } from '#formDocument/rows/rows.ts'
import { anyForm, counted, targetsIn, tidyForm } from './formInfos.ts'

const field = (value: string) => ({ type: 'textBox', value })
const [a, b, c] = ['a', 'b', 'c'].map(field)
const one = [{ type: 'page', label: '一' }]
const two = [{ type: 'page', label: '二' }]
const table = (...items: unknown[]) => ({ type: 'table', value: 't', items })
const part = (name: Target['part'], row: number, index = 0): Target => ({
  part: name,
  place: { row, index },
})
const column = (at: number): Target => ({ part: 'field', place: { row: 0, index: 0, column: at } })

const REMOVALS: [string, FormInfo, Target, Edit][] = [
  [
    'a field',
    [[a, b], [c]],
    part('field', 0, 1),
    { formInfo: [[a], [c]], place: { row: 0, index: 0 } },
  ],
  ['the last field', [[a]], part('field', 0), { formInfo: [], place: null }],
  ['a row', [[a], [b, c]], part('row', 1, 1), { formInfo: [[a]], place: { row: 0, index: 0 } }],
  [
    'a section with its rows',
    [one, [a], [b], two, [c]],
    part('section', 0),
    { formInfo: [two, [c]], place: { row: 0, index: 0 } },
  ],
  [
    'the title of a section alone',
    [one, [a], two, [c]],
    part('field', 2),
    { formInfo: [one, [a], [c]], place: { row: 2, index: 0 } },
  ],
  [
    'a column',
    [[table(a, b)]],
    column(1),
    { formInfo: [[table(a)]], place: { row: 0, index: 0, column: 0 } },
  ],
  [
    'the only column',
    [[table(a)]],
    column(0),
    { formInfo: [[table()]], place: { row: 0, index: 0 } },
  ],
]

test.each(REMOVALS)('removes %s and stands beside it', (_, before, target, after) => {
  expect(removed(before, target)).toEqual(after)
})

const controller = {
  type: 'choice',
  value: 'kind',
  isRelation: true,
  condition: '1',
  conditionText: '1',
}

const COPIES: [string, Edit | undefined, FormInfo][] = [
  ['a field, beside it in its row', duplicated([[a, b]], part('field', 0)), [[a, field('a2'), b]]],
  ['a field alone, below it', duplicated([[a], [b]], part('field', 0)), [[a], [field('a2')], [b]]],
  ['a bare definition', duplicated([a], part('field', 0)), [a, [field('a2')]]],
  [
    'a row',
    duplicated([[a, b]], part('row', 0)),
    [
      [a, b],
      [field('a2'), field('b2')],
    ],
  ],
  [
    'a section',
    duplicated([one, [a], two], part('section', 0)),
    [one, [a], one, [field('a2')], two],
  ],
  ['a column', duplicated([[table(a, b)]], column(0)), [[table(a, field('a2'), b)]]],
  [
    'a pair that keeps to itself',
    duplicated([[{ ...controller, fields: ['a'] }, a]], part('row', 0)),
    [
      [{ ...controller, fields: ['a'] }, a],
      [{ ...controller, value: 'kind2', fields: ['a2'] }, field('a2')],
    ],
  ],
]

test.each(COPIES)('doubles %s, with keys of its own', (_, edit, after) => {
  expect(edit?.formInfo).toEqual(after)
})

const NAMED: [string, object, object][] = [
  ['a list of targets', { fields: ['a', 'z'] }, { fields: ['a2', 'z'] }],
  ['targets with commas between them', { fields: 'a, z' }, { fields: 'a2,z' }],
  [
    'further relations',
    { relations: [{ condition: '1', conditionText: '1', fields: ['a'] }] },
    { relations: [{ condition: '1', conditionText: '1', fields: ['a2'] }] },
  ],
  [
    'a rule',
    { showWhen: { and: [{ '==': [{ var: 'a' }, 'a'] }, { var: 'z' }] } },
    { showWhen: { and: [{ '==': [{ var: 'a2' }, 'a'] }, { var: 'z' }] } },
  ],
  [
    'a computed value',
    { compute: { '+': [{ var: 'a.x' }, 1] } },
    { compute: { '+': [{ var: 'a2.x' }, 1] } },
  ],
]

test.each(NAMED)(
  'what is pasted goes on naming what was pasted with it: %s',
  (_, before, after) => {
    const pasted = inserted([[a]], [[a, { ...field('b'), ...before }]], null)
    expect(fieldAt(pasted?.formInfo ?? [], { row: 1, index: 1 })).toEqual({
      ...field('b'),
      ...after,
    })
  },
)

const INSERTIONS: [string, Edit | undefined, FormInfo | undefined][] = [
  [
    'after the row of a field',
    inserted([[a, b], [c]], [[field('d')]], { row: 0, index: 0 }),
    [[a, b], [field('d')], [c]],
  ],
  ['at the end', inserted([[a]], [[b], [c]], null), [[a], [b], [c]]],
  ['into an empty form', inserted([], [[a]], null), [[a]]],
  [
    'as the first column',
    inserted([[table()]], [[a]], { row: 0, index: 0, column: -1 }),
    [[table(a)]],
  ],
  [
    'as columns after another',
    inserted([[table(a)]], [[b], [c]], { row: 0, index: 0, column: 0 }),
    [[table(a, b, c)]],
  ],
  [
    'no table into a table',
    inserted([[table(a)]], [[table()]], { row: 0, index: 0, column: 0 }),
    undefined,
  ],
  [
    'no section into a table',
    inserted([[table(a)]], [one], { row: 0, index: 0, column: 0 }),
    undefined,
  ],
  ['nothing', inserted([[a]], [[]], null), undefined],
]

test.each(INSERTIONS)('inserts %s', (_, edit, after) => {
  expect(edit?.formInfo).toEqual(after)
})

describe('what is copied', () => {
  test('comes out in another form as it was, where its keys are free', () => {
    const text = copied([one, [a, b], two], part('section', 0))
    expect(inserted([[c]], rowsIn(text) ?? [], null)?.formInfo).toEqual([[c], one, [a, b]])
  })

  test('is a form document, so that it can be kept and sent', () => {
    expect(JSON.parse(copied([[a]], part('field', 0)))).toEqual({ formInfo: [[a]] })
  })

  test.each(['', '姓名', '[]', '{}', '[[]]', '[["x"]]', '{"formInfo":[1]}'])(
    'of other texts nothing is taken: %j',
    (text) => {
      expect(rowsIn(text)).toBeUndefined()
    },
  )
})

describe('whatever the form', () => {
  test('keys stay single when parts are doubled or pasted', () => {
    fc.assert(
      fc.property(tidyForm, fc.nat(), fc.boolean(), (form, pick, isPasted) => {
        const first = inserted([], form, null)?.formInfo
        const targets = targetsIn(first ?? [])
        const target = targets[pick % Math.max(targets.length, 1)]
        if (!first || !target) return
        const rows = rowsIn(copied(first, target)) ?? []
        const now = isPasted ? inserted(first, rows, target.place) : duplicated(first, target)
        expectSingle(now?.formInfo ?? first)
        expect(formKeys(now?.formInfo ?? []).size).toBeGreaterThanOrEqual(
          now ? formKeys(first).size : 0,
        )
      }),
    )
  })

  test('what is cut and what is left are the form, and nothing else changes', () => {
    fc.assert(
      fc.property(anyForm, fc.nat(), (form, pick) => {
        const targets = targetsIn(form)
        const target = targets[pick % Math.max(targets.length, 1)]
        if (!target) return
        const { formInfo } = removed(form, target)
        const cut = JSON.parse(copied(form, target)).formInfo as FormInfo
        expect([...counted(formInfo), ...counted(cut)].sort()).toEqual(counted(form))
      }),
    )
  })
})

function expectSingle(form: FormInfo) {
  const fields = form.flatMap(fieldsOf)
  for (const list of [fields, ...fields.map((one) => columnsOf(one) ?? [])]) {
    const keys = list.filter((one) => keyOf(one) !== undefined)
    expect(keysOf(list).size).toBe(keys.length)
  }
}
