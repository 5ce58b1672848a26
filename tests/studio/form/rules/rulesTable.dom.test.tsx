import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RulesTable } from '#studio/form/rules/table/RulesTable.tsx'
import { FIELDS, formWith } from '../../../formDocument/rules/ruleForms.ts'
import { renderRules, rowOf } from './rulesKit.tsx'

afterEach(cleanup)

const relations = { isRelation: true, condition: '1', conditionText: '01', fields: 'target' }
const open = (formInfo: unknown[], isEditable = true) =>
  renderRules(<RulesTable />, { formInfo }, { isEditable })

/** The grid as it is read: an answer and the signs of its row. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [row.querySelector('th[scope="row"]'), ...row.querySelectorAll('[role="gridcell"]')].map(
        (cell) => cell?.textContent,
      ),
    )
const cell = (row: number, column: number) =>
  screen.getAllByRole('row')[row + 1]?.querySelectorAll<HTMLElement>('[role="gridcell"]')[
    column
  ] as HTMLElement
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: name })

test('shows which answers show which fields', () => {
  open(
    formWith({
      party: relations,
      target: {},
      open: { ...relations, conditionText: 'true', fields: 'other' },
    }),
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['说明', '备注']),
  )
  expect(rows()).toEqual([
    ['党派一', '●', '–'],
    ['党派二', '○', '–'],
    ['党派三', '○', '–'],
    ['没有填', '○', '–'],
    ['开', '–', '●'],
    ['关', '–', '○'],
  ])
})

test('arrows walk, and Space changes a cell and its relation', () => {
  const form = open(formWith({ party: relations }))
  cell(0, 0).focus()
  key('ArrowDown')
  expect(document.activeElement).toBe(cell(1, 0))
  key(' ')
  expect(form.field('party')).toEqual({ ...FIELDS[0], ...relations, conditionText: '01,02' })
  expect(screen.getByRole('status').textContent).toBe('“党派”为“党派二”时，“说明”显示')
  expect(document.activeElement).toBe(cell(1, 0))
  key('Enter')
  expect(form.field('party')).toEqual({ ...FIELDS[0], ...relations })
  expect(form.writes()).toBe(2)
})

test('the last answer taken away shows the field always, and it stays in the table', () => {
  const form = open(formWith({ party: relations, open: { ...relations, fields: 'other' } }))
  cell(0, 0).focus()
  key(' ')
  expect(form.field('party')).toEqual(FIELDS[0])
  expect(screen.getByRole('status').textContent).toBe('“说明”不再由答案决定，一直显示')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
    '说明',
  )
})

test('a cell with more than single answers is read-only and says why', () => {
  const showWhen = { and: [{ anyIn: [{ var: 'party' }, ['01']] }, { '>': [{ var: 'years' }, 1] }] }
  const form = open(formWith({ target: { showWhen } }))
  expect(rows().map(([, state]) => state)).toEqual(['◐', '○', '○', '○'])
  expect(cell(0, 0).getAttribute('aria-label')).toBe(
    '还要看别的答案，它的条件不止单个答案，要在句子里改',
  )
  cell(0, 0).focus()
  key(' ')
  expect(form.writes()).toBe(0)
})

test('a field and a question without rules are added to be related', () => {
  const form = open(formWith())
  expect(document.body.textContent).toContain('还没有由答案决定')
  fireEvent.change(screen.getByRole('combobox', { name: '加一个问题' }), {
    target: { value: 'open' },
  })
  fireEvent.change(screen.getByRole('combobox', { name: '加一个字段' }), {
    target: { value: 'target' },
  })
  expect(rows()).toEqual([
    ['开', '–'],
    ['关', '–'],
  ])
  cell(0, 0).focus()
  key(' ')
  expect(form.field('open')).toMatchObject({
    isRelation: true,
    conditionText: 'true',
    fields: ['target'],
  })
})

test('has one tab stop', () => {
  open(formWith({ party: relations }))
  const stops = [...document.querySelectorAll('[role="gridcell"]')].filter(
    (one) => (one as HTMLElement).tabIndex === 0,
  )
  expect(stops).toEqual([cell(0, 0)])
})

test('one question is looked at alone, with the fields that it shows', () => {
  open(
    formWith({ party: relations, open: { ...relations, conditionText: 'true', fields: 'other' } }),
  )
  fireEvent.change(screen.getByRole('combobox', { name: '看哪些问题' }), {
    target: { value: 'open' },
  })
  expect(rows()).toEqual([
    ['开', '●'],
    ['关', '○'],
  ])
})

test.each([
  [
    'F2 on a cell',
    () => {
      cell(0, 0).focus()
      key('F2')
    },
  ],
  ['a click on its caption', () => fireEvent.click(screen.getByRole('button', { name: '说明' }))],
])('%s selects the field', (_, open) => {
  const form = renderRules(<RulesTable />, { formInfo: formWith({ party: relations }) })
  open()
  expect(form.editing().selected).toEqual({ row: rowOf('target'), index: 0 })
})
