import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { renderPanel } from './panelKit.tsx'

afterEach(cleanup)

const box = (label: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const type = (input: HTMLInputElement, value: string) => {
  input.focus()
  fireEvent.change(input, { target: { value } })
}
const open = (section: string) => fireEvent.click(button(section))

const NAME = { type: 'textBox', value: 'name', label: '姓名', required: true }
const AT = { row: 0, index: 0 }

test('nothing selected: the panel says what it is for', () => {
  renderPanel([[NAME]], null)
  expect(screen.getByText(/选中表单里的一项/)).toBeDefined()
})

test('a computed field says so, and asks for nothing that is about filling it in', () => {
  const definition = { type: 'counter', value: 'total', label: '合计' }
  renderPanel([[{ ...definition, compute: { '+': [1, 2] } }]], AT)
  for (const section of ['显示', '打印', '高级']) open(section)
  expect(screen.getByRole('heading', { name: /自动计算$/ })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: '填写提示' })).toBeNull()
  expect(screen.queryByRole('switch', { name: '必填' })).toBeNull()
  expect(screen.queryByText('一开始就填好的值')).toBeNull()
  cleanup()
  renderPanel([[definition]], AT)
  expect(box('填写提示')).toBeDefined()
})

describe.each(FIELD_TYPES)('%s', (fieldType) => {
  const definition = { type: fieldType, value: 'probed', label: '一项' }

  test('is shown without a write, with every section open', () => {
    const { writes } = renderPanel([[definition]], AT)
    for (const section of ['显示', '打印', '高级']) open(section)
    expect(box('标识')).toBeDefined()
    expect(writes).toEqual([])
  })

  test('is read where it may not be changed', () => {
    const { container } = renderPanel([[definition]], AT, { isEditable: false })
    for (const section of ['显示', '打印', '高级']) open(section)
    const inputs = [...container.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    expect(inputs.filter(({ readOnly, disabled }) => !readOnly && !disabled)).toEqual([])
  })
})

test('a key typed is in the document at once, and the input keeps focus and element', () => {
  const { formInfo, writes } = renderPanel([[NAME], [{ type: 'divider' }]], AT)
  const input = box('名称')
  const before = formInfo()
  type(input, '姓名2')
  type(input, '姓名23')
  expect(formInfo()[0]).toEqual([{ ...NAME, label: '姓名23' }])
  expect(formInfo()[1]).toBe(before[1])
  expect(document.activeElement).toBe(input)
  expect(box('名称')).toBe(input)
  expect(writes).toHaveLength(2)
})

test('what changes elsewhere is shown without a write', () => {
  const { change, writes } = renderPanel([[NAME]], AT)
  const input = box('名称')
  change([[{ ...NAME, label: '名字' }]])
  expect(input.value).toBe('名字')
  expect(writes).toHaveLength(1)
})

test('sections stay as they are folded when another field is selected', () => {
  const { select } = renderPanel([[NAME, { type: 'counter', value: 'age', label: '年龄' }]], AT)
  open('打印')
  open('检查')
  select({ row: 0, index: 1 })
  expect(button('打印').getAttribute('aria-expanded')).toBe('true')
  expect(button('检查').getAttribute('aria-expanded')).toBe('false')
})

test('a sentence about an attribute is there for a screen reader, and seen when it is asked for', () => {
  renderPanel([[NAME]], AT)
  const help = document.getElementById(
    box('填写提示').getAttribute('aria-describedby')?.split(' ')[0] ?? '',
  )
  expect(help?.textContent).toContain('灰字')
  expect(help?.hidden).toBe(true)
  const mark = help?.parentElement?.querySelector('button')
  if (mark) fireEvent.click(mark)
  expect(help?.hidden).toBe(false)
})

test('limits are there when there is a limit', () => {
  const { formInfo } = renderPanel([[NAME]], AT)
  expect(screen.queryByRole('spinbutton', { name: '最多几个字' })).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: '限制字数' }))
  const most = screen.getByRole<HTMLInputElement>('spinbutton', { name: '最多几个字' })
  type(most, '32')
  expect(formInfo()[0]).toEqual([{ ...NAME, limitWorkNumber: true, max: 32 }])
})

describe('the key', () => {
  const form = [[NAME, { type: 'counter', value: 'age', label: '年龄' }]]
  const key = () => {
    open('高级')
    return box('标识')
  }

  test('is written when it is left', () => {
    const { formInfo, writes } = renderPanel(form, AT)
    const input = key()
    type(input, 'fullName')
    expect(writes).toEqual([])
    fireEvent.blur(input)
    expect(formInfo()[0]).toEqual([{ ...NAME, value: 'fullName' }, form[0]?.[1]])
  })

  test.each([
    ['age', '已有一项用这个标识'],
    ['', '不能空着'],
    ['a/b', '/'],
  ])('is refused as %j', (text, said) => {
    const { writes } = renderPanel(form, AT)
    const input = key()
    type(input, text)
    fireEvent.blur(input)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(new RegExp(said))).toBeDefined()
    expect(writes).toEqual([])
  })

  test('is locked where applicants have filled it in', () => {
    renderPanel(form, AT, { liveKeys: ['name'] })
    expect(key().readOnly).toBe(true)
    expect(screen.getByText(/填过的内容就对不上了/)).toBeDefined()
  })

  test('is handed over where others name it', () => {
    const onChangeKey = vi.fn()
    const { writes } = renderPanel(form, AT, { onChangeKey })
    const input = key()
    type(input, 'fullName')
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onChangeKey).toHaveBeenCalledWith(AT, 'fullName')
    expect(writes).toEqual([])
  })
})

describe('another type', () => {
  const change = (to: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: '改类型' }), { target: { value: to } })

  test('keeps what works on it and means the same', () => {
    const limited = { ...NAME, limitWorkNumber: true, max: 32, inputMax: 20, isRelation: true }
    const { formInfo } = renderPanel([[limited]], AT)
    change('counter')
    const { limitWorkNumber, max, inputMax, ...kept } = limited
    expect(formInfo()[0]).toEqual([{ ...kept, type: 'counter' }])
    expect(screen.getByRole('heading', { name: /数字$/ })).toBeDefined()
  })

  test('keeps the options between those that have some', () => {
    const items = [{ itemCode: '01', itemName: '甲' }]
    const { formInfo } = renderPanel([[{ type: 'choice', value: 'c', items }]], AT)
    change('cascade')
    expect(formInfo()[0]).toEqual([{ type: 'cascade', value: 'c', items }])
    change('table')
    expect(formInfo()[0]).toEqual([{ type: 'table', value: 'c', items: [] }])
  })

  test('is offered first where the answers stay right', () => {
    renderPanel([[NAME]], AT)
    const [keeping, losing] = [...document.querySelectorAll('optgroup')].map((group) =>
      [...group.querySelectorAll('option')].map(({ value }) => value),
    )
    expect(keeping).toContain('choice')
    expect(losing).toContain('counter')
  })

  test('is handed over where its uses are told first', () => {
    const onChangeType = vi.fn()
    const { writes } = renderPanel([[NAME]], AT, { onChangeType })
    change('counter')
    expect(onChangeType).toHaveBeenCalledWith(AT, 'counter')
    expect(writes).toEqual([])
  })
})

describe('the columns of a table', () => {
  const table = {
    type: 'table',
    value: 'works',
    label: '成果',
    items: [
      { type: 'textBox', value: 'title', label: '题名' },
      { type: 'counter', value: 'year', label: '年份' },
    ],
  }

  test('are opened, and lead back', () => {
    const { editing } = renderPanel([[table]], AT)
    fireEvent.click(button('打开：年份'))
    expect(editing().selected).toEqual({ ...AT, column: 1 })
    expect(screen.getByRole('heading', { name: /数字$/ })).toBeDefined()
    expect(box('与别的行重复时怎样提示')).toBeDefined()
    fireEvent.click(button(/成果/))
    expect(editing().selected).toEqual(AT)
  })

  test('are written in their table only', () => {
    const { formInfo } = renderPanel([[NAME, table]], { row: 0, index: 1, column: 0 })
    type(box('名称'), '标题')
    const [first, changed] = formInfo()[0] as [unknown, typeof table]
    expect(first).toBe(NAME)
    expect(changed.items[0]).toEqual({ ...table.items[0], label: '标题' })
    expect(changed.items[1]).toBe(table.items[1])
  })

  test('are removed by who asks about their uses, and the table stays selected', () => {
    const onRemoveColumn = vi.fn((_: unknown, whenGone: () => void) => whenGone())
    const { writes, editing } = renderPanel([[table]], AT, { onRemoveColumn })
    fireEvent.click(button('删除：年份'))
    expect(onRemoveColumn.mock.calls[0]?.[0]).toEqual({ ...AT, column: 1 })
    expect([writes, editing().selected]).toEqual([[], AT])
  })

  test('are moved, removed and added', () => {
    const { formInfo, editing } = renderPanel([[table]], AT)
    const labels = () =>
      ((formInfo()[0] as (typeof table)[])[0]?.items ?? []).map(({ label }) => label)
    fireEvent.click(button('下移：题名'))
    expect(labels()).toEqual(['年份', '题名'])
    fireEvent.click(button('删除：年份'))
    expect(labels()).toEqual(['题名'])
    fireEvent.change(screen.getByRole('combobox', { name: '加一列' }), {
      target: { value: '单行文字' },
    })
    expect(labels()).toEqual(['题名', '单行文字'])
    expect(editing().selected).toEqual({ ...AT, column: 1 })
  })
})

describe('the default', () => {
  test('is filled in in the field itself', () => {
    const choice = {
      ...{ type: 'choice', choiceType: '02', value: 'c', label: '方向' },
      items: [
        { itemCode: '01', itemName: '甲' },
        { itemCode: '02', itemName: '乙' },
      ],
      defaultValue: '01,02',
    }
    const { formInfo, writes } = renderPanel([[choice]], AT)
    open('高级')
    const [first, second] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /甲|乙/ })
    expect([first?.checked, second?.checked]).toEqual([true, true])
    expect(writes).toEqual([])
    if (first) fireEvent.click(first)
    expect(formInfo()[0]).toEqual([{ ...choice, defaultValue: '02' }])
  })

  test('is cleared, also in a field that cannot be emptied', () => {
    const slider = { type: 'slider', value: 's', label: '比例', defaultValue: 5 }
    const { formInfo } = renderPanel([[slider]], AT)
    open('高级')
    fireEvent.click(button('清空'))
    const { defaultValue, ...rest } = slider
    expect(formInfo()[0]).toEqual([rest])
  })

  test('that changes elsewhere is shown', () => {
    const { change } = renderPanel([[NAME]], AT)
    open('高级')
    change([[{ ...NAME, defaultValue: '无名' }]])
    expect(screen.getByDisplayValue('无名')).toBeDefined()
  })
})
