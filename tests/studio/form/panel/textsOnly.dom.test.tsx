import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { panelRows } from '#formDocument/types/typePanels.ts'
import { textRows } from '#studio/form/panel/panelFiles.ts'
import TEXTS from '#studio/form/panel/textAttributes.json' with { type: 'json' }
import { renderPanel } from './panelKit.tsx'

afterEach(cleanup)

const AT = { row: 0, index: 0 }
const open = (definition: object, place: object = AT) =>
  renderPanel([[definition]], { ...AT, ...place }, { isEditable: false, areTextsEditable: true })

const captions = () =>
  screen
    .getAllByRole('textbox')
    .map(
      (input) =>
        input.getAttribute('aria-label') ?? (input as HTMLInputElement).labels?.[0]?.textContent,
    )
const controls = ['button', 'switch', 'radio', 'checkbox', 'spinbutton', 'combobox'] as const
const others = () =>
  controls
    .flatMap((role) => screen.queryAllByRole(role))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    .filter((name) => name !== '说明' && name !== '文字')

describe('where only texts can be changed', () => {
  test('a field has its texts, and nothing else', () => {
    open({ type: 'textBox', value: 'name', label: '姓名', required: true })
    expect(captions()).toEqual([
      ...['名称', '下面的说明', '填写提示', '没填时怎样提示', '重复时怎样提示'],
    ])
    expect(others()).toEqual([])
  })

  test('a message is there where what it is about is switched on', () => {
    open({ type: 'textBox', value: 'name', label: '姓名' })
    expect(captions()).not.toContain('没填时怎样提示')
  })

  test('a changed text is all that is written', () => {
    const definition = {
      type: 'textBox',
      value: 'name',
      label: '姓名',
      required: true,
      inputMax: 9,
    }
    const panel = open(definition)
    fireEvent.change(screen.getByRole('textbox', { name: '名称' }), { target: { value: '真名' } })
    expect(panel.formInfo()).toEqual([[{ ...definition, label: '真名' }]])
  })

  test('options keep their codes and places, and get other names', () => {
    const items = [{ itemCode: '1', itemName: '男' }]
    const definition = { type: 'choice', value: 'sex', label: '性别', source: '01', items }
    const panel = open(definition)
    expect(others()).toEqual([])
    const name = screen.getByRole('textbox', { name: '第 1 项的名称' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '第 1 项的代码' }).readOnly).toBe(
      true,
    )
    fireEvent.keyDown(name, { key: 'Enter' })
    fireEvent.keyDown(name, { key: 'Delete', altKey: true })
    expect(panel.writes).toEqual([])
    fireEvent.change(name, { target: { value: '男性' } })
    expect(panel.formInfo()).toEqual([
      [{ ...definition, items: [{ itemCode: '1', itemName: '男性' }] }],
    ])
  })

  test('options of a dictionary are not there', () => {
    open({ type: 'choice', value: 'sex', label: '性别', source: '02', dictionary: 'SEX' })
    expect(screen.queryByText('选项')).toBeNull()
  })

  test('columns are opened, and stay as they are', () => {
    const items = [{ type: 'textBox', value: 'unit', label: '单位' }]
    const panel = open({ type: 'table', value: 'works', label: '经历', items })
    expect(others()).toEqual(['打开：单位'])
    fireEvent.click(screen.getByRole('button', { name: '打开：单位' }))
    expect(panel.editing().selected).toEqual({ ...AT, column: 0 })
  })
})

/** What is typed and is no text for applicants. */
const NO_TEXTS = ['separator', 'customRegExp', 'width']

test.each(FIELD_TYPES)('every attribute of %s that is a text is known as one', (type) => {
  const typed = panelRows(type, true)
    .flat()
    .filter((field) => field.type === 'textBox' || field.type === 'editor')
    .map(({ value }) => String(value))
  expect(typed.filter((name) => !TEXTS.includes(name) && !NO_TEXTS.includes(name))).toEqual([])
  const shown = textRows(type, true).flat()
  expect(shown.map(({ value }) => value)).toEqual(
    expect.arrayContaining(typed.filter((name) => TEXTS.includes(name))),
  )
})
