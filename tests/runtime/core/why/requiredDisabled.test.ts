import { expect, test } from 'vitest'
import type { FormStoreOptions } from '#runtime/core/form/formContext.ts'
import { answerOf, choice, openForm, shows, text } from './explaining.ts'

test('required comes from its attribute, and ends where the field is hidden', () => {
  const rows = [
    [choice('kind', '类别', ['甲', '乙'], shows('note', '02'))],
    [text('note', '说明', { required: true })],
  ]
  const shown = answerOf(openForm(rows, { kind: '02' }), 'note', 'required')
  expect([shown.holds, shown.sources[0]?.attribute]).toEqual([true, 'required'])
  expect(shown.flip.changes.map(({ path }) => path)).toEqual(['kind'])
  expect(shown.flip.attribute).toMatchObject({ attribute: 'required', on: false })
  const hidden = answerOf(openForm(rows, { kind: '01' }), 'note', 'required')
  expect(hidden.holds).toBe(false)
  expect(hidden.sentence).toContain('把“类别”改为“乙”就会显示，并且必填')
})

test.each<[string, object, Partial<FormStoreOptions>, string, boolean]>([
  ['isDisable', { isDisable: true }, {}, 'isDisable', true],
  ['locked by the page', {}, { locked: ['a'] }, 'locked', true],
  ['neither', {}, {}, 'editable', false],
])('disabled: %s', (_, more, options, by, holds) => {
  const answer = answerOf(openForm([[text('a', '甲', more)]], {}, options), 'a', 'disabled')
  expect([answer.cause.by, answer.holds]).toEqual([by, holds])
})

test('nothing can be edited while a submission is under way', () => {
  const store = openForm([[text('a', '甲')]])
  store.freeze()
  expect(answerOf(store, 'a', 'disabled').cause.by).toBe('frozen')
})

test('a cell is disabled as its column or its table is', () => {
  const table = {
    type: 'table',
    value: 't',
    label: '表',
    isDisable: true,
    items: [text('c', '列')],
  }
  const { cause, sources } = answerOf(openForm([[table]], { t: [{}] }), 't/0/c', 'disabled')
  expect(cause.by).toBe('isDisable')
  expect(sources[0]?.path).toBe('/0/0/isDisable')
})
