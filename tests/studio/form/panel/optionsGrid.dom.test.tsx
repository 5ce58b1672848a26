import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPanel } from './panelKit.tsx'

afterEach(cleanup)

const AT = { row: 0, index: 0 }
const ITEMS = [
  { itemCode: '01', itemName: '教授', remark: '正高' },
  { itemCode: '02', itemName: '副教授' },
]
const choice = (items: readonly unknown[] = ITEMS) => ({
  ...{ type: 'choice', value: 'title', label: '职称', source: '01' },
  items,
})

type Options = Parameters<typeof renderPanel>[2]

function open(definition: object = choice(), options: Options = {}) {
  const panel = renderPanel([[definition]], AT, options)
  const items = () => (panel.formInfo()[0] as { items?: unknown }[])[0]?.items
  return { ...panel, items }
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
/** A button behind the one for more of an option. */
const act = (option: string, name: string) => {
  if (!screen.queryByRole('group', { name: `更多：${option}` }))
    fireEvent.click(button(`更多：${option}`))
  fireEvent.click(
    within(screen.getByRole('group', { name: `更多：${option}` })).getByRole('button', { name }),
  )
}
const paste = (into: HTMLElement, text: string) =>
  fireEvent.paste(into, { clipboardData: { getData: () => text } })

test('an option is renamed in its place, with everything else it has', () => {
  const { items } = open()
  fireEvent.change(input('第 1 项的名称'), { target: { value: '正教授' } })
  expect(items()).toEqual([{ ...ITEMS[0], itemName: '正教授' }, ITEMS[1]])
})

test('a new option gets the next code, by button and by Enter', () => {
  const { items } = open()
  fireEvent.click(button('加一项'))
  fireEvent.keyDown(input('第 1 项的名称'), { key: 'Enter' })
  expect(items()).toEqual([
    ITEMS[0],
    { itemCode: '04', itemName: '' },
    ITEMS[1],
    { itemCode: '03', itemName: '' },
  ])
})

test('a definition without options gets its first', () => {
  const { items } = open({ type: 'choice', value: 'title', label: '职称' })
  expect(screen.getByText('还没有选项')).toBeDefined()
  fireEvent.click(button('加一项'))
  expect(items()).toEqual([{ itemCode: '01', itemName: '' }])
})

test('an option moves by key and by button, and it is said', () => {
  const { items } = open()
  fireEvent.keyDown(input('第 2 项的名称'), { key: 'ArrowUp', altKey: true })
  expect(items()).toEqual([ITEMS[1], ITEMS[0]])
  expect(screen.getByText('副教授，第 1 项')).toBeDefined()
  act('副教授', '下移')
  expect(items()).toEqual(ITEMS)
})

test('an option is retired and offered again', () => {
  const { items } = open()
  act('教授', '停用')
  expect(items()).toEqual([{ ...ITEMS[0], off: true }, ITEMS[1]])
  act('教授', '恢复')
  expect(items()).toEqual(ITEMS)
})

describe('options that applicants may have chosen', () => {
  const live = { liveKeys: ['title'] }

  test('keep their code', () => {
    open(choice(), live)
    expect(input('第 1 项的代码').readOnly).toBe(true)
    fireEvent.click(button('加一项'))
    expect(input('第 3 项的代码').readOnly).toBe(false)
  })
})

describe('an option is removed', () => {
  const byKey = (at: number) =>
    fireEvent.keyDown(input(`第 ${at} 项的名称`), { key: 'Delete', altKey: true })

  test.each([
    ['by its button', () => act('教授', '删除')],
    ['by a key', () => byKey(1)],
  ])('%s by whoever tells its uses, with no question here', (_, remove) => {
    const onRemoveOption = vi.fn()
    const { items } = open(choice(), { liveKeys: ['title'], onRemoveOption })
    remove()
    expect(onRemoveOption).toHaveBeenCalledWith(AT, '01', expect.any(Function))
    expect(items()).toEqual(ITEMS)
  })

  test.each([
    ['without a code', [{ itemName: '教授' }, ITEMS[1]]],
    ['whose code another has, too', [ITEMS[0], { itemCode: '01', itemName: '正教授' }]],
  ])('at once %s: nothing can depend on it alone', (_, options) => {
    const onRemoveOption = vi.fn()
    const { items } = open(choice(options), { onRemoveOption })
    byKey(1)
    expect(onRemoveOption).not.toHaveBeenCalled()
    expect(items()).toEqual([options[1]])
  })
})

test('without anybody who knows its uses an option is removed at once, by key too', () => {
  const { items } = open()
  act('教授', '删除')
  fireEvent.keyDown(input('第 1 项的名称'), { key: 'Delete', altKey: true })
  expect(items()).toEqual([])
})

describe('a paste', () => {
  test('of names adds them behind', () => {
    const { items } = open()
    paste(input('第 1 项的名称'), '讲师\n助教\n')
    expect(items()).toEqual([
      ITEMS[0],
      { itemCode: '03', itemName: '讲师' },
      { itemCode: '04', itemName: '助教' },
      ITEMS[1],
    ])
    expect(screen.getByText('粘贴了 2 项')).toBeDefined()
  })

  test('takes the place of an option that has no name yet', () => {
    const { items } = open({ ...choice(), items: [{ itemCode: '01', itemName: '' }] })
    paste(input('第 1 项的名称'), 'A\t讲师\nB\t助教')
    expect(items()).toEqual([
      { itemCode: 'A', itemName: '讲师' },
      { itemCode: 'B', itemName: '助教' },
    ])
  })

  test('says for everybody to see what it leaves out, and nothing of it after the next act', () => {
    const { items } = open()
    paste(input('第 1 项的名称'), '代码\t名称\t备注\n02\t讲师\t中级\nA9\t助教\t')
    expect(items()).toEqual([ITEMS[0], { itemCode: 'A9', itemName: '助教' }, ITEMS[1]])
    const told = screen.getByText('粘贴了 1 项，没有粘贴的：代码 02 已有；名称和代码以外的列')
    expect(told.className).toContain('reason')
    paste(input('第 1 项的名称'), '甲\n乙')
    expect(screen.getByText('粘贴了 2 项').className).toContain('said')
  })

  test('of one word is the input’s own matter', () => {
    const { writes } = open()
    expect(paste(input('第 1 项的名称'), '讲师')).toBe(true)
    expect(writes).toEqual([])
  })
})

test('a tree grows below its options', () => {
  const { items } = open({ type: 'cascade', value: 'subject', label: '学科', items: ITEMS })
  act('副教授', '加下级')
  expect(items()).toEqual([
    ITEMS[0],
    { ...ITEMS[1], children: [{ itemCode: '0201', itemName: '' }] },
  ])
  expect(screen.getByLabelText('第 2.1 项的名称')).toBeDefined()
})
