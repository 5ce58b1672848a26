import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  entries,
  entry,
  focused,
  goTo,
  openOutline,
  page,
  press,
  said,
  text,
  tree,
} from './formEditor.tsx'

afterEach(cleanup)

const NAME = text('name', '姓名')
const SEX = text('sex', '性别')
const BIRTH = text('birth', '出生日期')
const SCHOOL = text('school', '学校')
const WORKS = {
  type: 'table',
  value: 'works',
  label: '工作经历',
  items: [text('unit', '单位'), text('post', '职务')],
}

const FORM = [
  [page('一、基本信息')],
  [NAME],
  [SEX, BIRTH],
  [page('二、教育与工作')],
  [SCHOOL],
  [WORKS],
]

const SHOWN = [
  '一、基本信息',
  '  姓名',
  '  性别等 2 项',
  '    性别',
  '    出生日期',
  '二、教育与工作',
  '  学校',
  '  工作经历',
  '    单位',
  '    职务',
]

describe('the tree', () => {
  test('shows sections, rows of several fields, fields and columns', () => {
    openOutline(FORM)
    expect(entries()).toEqual(SHOWN)
  })

  test('is a tree to assistive technology, with one tab stop and nothing in it but entries', () => {
    openOutline(FORM)
    const items = within(tree()).getAllByRole('treeitem')
    expect([...tree().children]).toEqual(items)
    expect(items.filter(({ tabIndex }) => tabIndex === 0)).toEqual([entry('一、基本信息')])
    const birth = entry('出生日期')
    expect(birth.getAttribute('aria-level')).toBe('3')
    expect(birth.getAttribute('aria-posinset')).toBe('2')
    expect(birth.getAttribute('aria-setsize')).toBe('2')
    expect(entry('二、教育与工作').getAttribute('aria-expanded')).toBe('true')
    expect(birth.hasAttribute('aria-expanded')).toBe(false)
    for (const button of within(tree()).getAllByRole('button')) expect(button.tabIndex).toBe(-1)
  })

  test('tells in an entry’s name what its badges show', () => {
    openOutline([[text('a', '甲', { required: true, isHide: true })]])
    expect(entry('甲').getAttribute('aria-label')).toBe('甲，文本框，不显示，必填')
  })

  test('arrows walk, Home and End go to the ends, left folds and right unfolds', async () => {
    openOutline(FORM)
    goTo('姓名')
    press('ArrowDown')
    await waitFor(() => expect(focused()).toBe('性别等 2 项'))
    press('ArrowLeft')
    expect(entries()).not.toContain('    性别')
    press('ArrowRight')
    expect(entries()).toEqual(SHOWN)
    press('End')
    await waitFor(() => expect(focused()).toBe('职务'))
    press('Home')
    await waitFor(() => expect(focused()).toBe('一、基本信息'))
  })

  test('what is folded stays folded when the form changes', () => {
    openOutline(FORM)
    fireEvent.click(within(entry('二、教育与工作')).getByRole('button', { name: '收起' }))
    goTo('姓名')
    press('Ctrl+D')
    expect(entries()).not.toContain('  学校')
    expect(entries().filter((label) => label === '  姓名')).toHaveLength(2)
  })
})

describe('selection', () => {
  test('a press selects, Enter selects and goes on to the settings', () => {
    const happened = openOutline(FORM)
    fireEvent.click(entry('学校'))
    expect(happened.selected).toEqual({ row: 4, index: 0 })
    expect(entry('学校').getAttribute('aria-selected')).toBe('true')
    goTo('职务')
    press('Enter')
    expect(happened.selected).toEqual({ row: 5, index: 0, column: 1 })
    expect(happened.entered).toBe(1)
  })

  test('what is selected elsewhere becomes the tab stop, and is unfolded', async () => {
    const happened = openOutline(FORM)
    fireEvent.click(within(entry('二、教育与工作')).getByRole('button', { name: '收起' }))
    act(() => happened.select({ row: 5, index: 0, column: 0 }))
    await waitFor(() => expect(entry('单位').getAttribute('aria-selected')).toBe('true'))
    expect(entry('单位').tabIndex).toBe(0)
  })
})

describe('moving by key', () => {
  test.each([
    ['学校', 'Alt+ArrowUp', '学校，移到第 3 位，共 3 位，第 1 部分'],
    ['姓名', 'Alt+ArrowDown', '姓名，移到第 2 位，共 2 位，第 1 部分'],
    ['性别等 2 项', 'Alt+ArrowUp', '性别等 2 项，移到第 1 位，共 2 位，第 1 部分'],
    ['出生日期', 'Alt+ArrowUp', '出生日期，同一行第 1 项，共 2 项'],
    ['职务', 'Alt+ArrowUp', '职务，第 1 列，共 2 列'],
    ['二、教育与工作', 'Alt+ArrowUp', '二、教育与工作，移到第 1 部分，共 2 部分'],
    ['出生日期', 'Alt+ArrowLeft', '出生日期，移到第 3 位，共 3 位，第 1 部分'],
    ['工作经历', 'Alt+ArrowRight', '工作经历，同一行第 2 项，共 2 项'],
  ])('%s, %s: it is said where it stands, and keeps the focus', async (label, key, saying) => {
    const happened = openOutline(FORM)
    goTo(label)
    press(key)
    expect(said()).toBe(saying)
    expect(focused()?.slice(0, 2)).toBe(label.slice(0, 2))
    expect(happened.writes).toBe(1)
  })

  test('and back again leaves the form as it was', () => {
    const happened = openOutline(FORM)
    goTo('学校')
    for (const key of ['Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowDown']) press(key)
    expect(happened.formInfo).toEqual(FORM)
    expect(entries()).toEqual(SHOWN)
  })

  test.each([
    ['性别', 'Alt+ArrowUp', '性别 已经是这一行的第一项，按 Alt+← 让它独占一行'],
    ['一、基本信息', 'Alt+ArrowUp', '一、基本信息 已经在最前面'],
    ['工作经历', 'Alt+ArrowDown', '工作经历 已经在最后面'],
    ['姓名', 'Alt+ArrowLeft', '姓名 已经独占一行'],
  ])('%s, %s: what cannot be done says why, each time', (label, key, saying) => {
    const happened = openOutline(FORM)
    goTo(label)
    press(key)
    expect(said()).toBe(saying)
    const region = screen.getAllByRole('status').at(-1)?.textContent
    press(key)
    expect(said()).toBe(saying)
    expect(screen.getAllByRole('status').at(-1)?.textContent).not.toBe(region)
    expect(happened.writes).toBe(0)
  })
})

describe('adding', () => {
  test('Insert opens what can be added, typing narrows it, Enter adds below', async () => {
    const happened = openOutline(FORM)
    goTo('姓名')
    press('Insert')
    const box = screen.getByRole('combobox', { name: '查找要添加的字段' })
    expect(document.activeElement).toBe(box)
    fireEvent.change(box, { target: { value: '手机' } })
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      expect.stringContaining('手机号码'),
    ])
    press('Enter')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(happened.selected).toEqual({ row: 2, index: 0 })
    expect(happened.formInfo[2]).toMatchObject([{ type: 'textBox', value: 'mobile' }])
    await waitFor(() => expect(focused()).toBe('手机号码'))
    expect(said()).toBe('已添加 手机号码，第 2 位，共 3 位')
  })

  test('the button above adds behind what is selected, and shows the attributes of what is new', () => {
    const happened = openOutline(FORM)
    act(() => happened.select({ row: 1, index: 0 }, 'rules'))
    fireEvent.click(screen.getByRole('button', { name: '添加' }))
    expect(screen.getByRole('dialog', { name: '添加字段（在“姓名”下面）' })).toBeTruthy()
    fireEvent.click(screen.getByRole('option', { name: /^单行文字/ }))
    expect(happened.selected).toEqual({ row: 2, index: 0 })
    expect(happened.tab).toBe('attributes')
  })

  test('the button above adds at the end where nothing is selected, and behind a table whose column is', () => {
    const happened = openOutline([...FORM, [text('last', '末尾')]])
    const add = () => {
      fireEvent.click(screen.getByRole('button', { name: '添加' }))
      fireEvent.click(screen.getByRole('option', { name: /^单行文字/ }))
      return happened.selected
    }
    expect(add()).toEqual({ row: FORM.length + 1, index: 0 })
    act(() => happened.select({ row: 5, index: 0, column: 1 }))
    expect(add()).toEqual({ row: 6, index: 0 })
  })

  test('arrows go through the options, of which one is always chosen', () => {
    openOutline(FORM)
    goTo('姓名')
    press('+')
    const chosen = () => screen.getByRole('option', { selected: true }).id
    const ids = screen.getAllByRole('option').map(({ id }) => id)
    press('ArrowDown')
    expect(chosen()).toBe(ids[1])
    press('ArrowUp')
    press('ArrowUp')
    expect(chosen()).toBe(ids.at(-1))
    expect(document.activeElement?.getAttribute('aria-activedescendant')).toBe(ids.at(-1))
  })

  test('behind a column, and in a table without any, only columns are offered', () => {
    const happened = openOutline([[{ ...WORKS, items: [] }]])
    goTo('工作经历')
    press('Shift+F10')
    fireEvent.click(screen.getByRole('menuitem', { name: '添加一列…' }))
    expect(screen.getByRole('dialog', { name: '添加列' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: '排版' })).toBeNull()
    fireEvent.click(screen.getByRole('option', { name: /^单行文字/ }))
    expect(happened.selected).toEqual({ row: 0, index: 0, column: 0 })
  })

  test('closing it changes nothing and gives the focus back', () => {
    const happened = openOutline(FORM)
    goTo('姓名')
    press('Insert')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(happened.writes).toBe(0)
    expect(focused()).toBe('姓名')
  })

  test('an empty form offers the common fields at once', () => {
    const happened = openOutline([])
    expect(screen.getByRole('heading', { name: '这张表还没有字段' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '证件类型和号码' }))
    expect(happened.formInfo).toMatchObject([[{ value: 'cardType' }, { value: 'cardNo' }]])
    expect(entries()).toEqual(['证件类型等 2 项', '  证件类型', '  证件号码'])
  })
})

describe('the menu of an entry', () => {
  const names = () =>
    screen.getAllByRole('menuitem').map(({ firstElementChild }) => firstElementChild?.textContent)

  test.each(['ContextMenu', 'Shift+F10', 'F10'])('opens by %s, with what can be done', (key) => {
    openOutline(FORM)
    goTo('出生日期')
    press(key)
    expect(names()).toEqual([
      ...['改它的设置', '在下面添加…', '上移', '并入上一行'],
      ...['独占一行', '复制一份', '复制', '剪切', '粘贴到下面', '删除'],
    ])
  })

  test('is walked by arrows; Escape goes back to the entry', () => {
    openOutline(FORM)
    goTo('姓名')
    press('F10')
    expect(document.activeElement?.textContent).toMatch(/^改它的设置/)
    press('ArrowUp')
    expect(document.activeElement?.textContent).toMatch(/^删除/)
    press('ArrowDown')
    press('Escape')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(focused()).toBe('姓名')
  })

  test('opens by pointer, too, and does what it says', () => {
    const happened = openOutline(FORM)
    fireEvent.click(within(entry('二、教育与工作')).getByRole('button', { name: /更多操作$/ }))
    fireEvent.click(screen.getByRole('menuitem', { name: '只删除标题，保留下面的字段' }))
    expect(happened.removals).toEqual([{ part: 'field', place: { row: 3, index: 0 } }])
    expect(entries()).not.toContain('二、教育与工作')
    expect(entries()).toContain('  学校')
  })
})

describe('a row of several fields', () => {
  const ROW = '性别等 2 项'
  const WHOLE = { row: 2, index: 0, part: 'row' }

  test.each([
    ['a click', () => fireEvent.click(entry(ROW))],
    ['Enter', () => press('Enter')],
    ['F2', () => press('F2')],
  ])('is selected as a whole by %s', (_, choose) => {
    const happened = openOutline(FORM)
    goTo(ROW)
    choose()
    expect(happened.selected).toEqual(WHOLE)
    expect(entry(ROW).getAttribute('aria-selected')).toBe('true')
    expect(entry('性别').getAttribute('aria-selected')).toBe('false')
  })

  test('moves past its neighbours, stays selected, and it is said', () => {
    const happened = openOutline(FORM)
    goTo(ROW)
    press('Alt+ArrowUp')
    expect(happened.formInfo.slice(0, 3)).toEqual([FORM[0], FORM[2], FORM[1]])
    expect(happened.selected).toEqual({ ...WHOLE, row: 1 })
    expect(focused()).toBe(ROW)
    expect(said()).toBe('性别等 2 项，移到第 1 位，共 2 位，第 1 部分')
  })

  test('is duplicated with keys of their own', () => {
    const happened = openOutline(FORM)
    goTo(ROW)
    press('Ctrl+D')
    expect(happened.formInfo[3]).toEqual([
      { ...SEX, value: 'sex2' },
      { ...BIRTH, value: 'birth2' },
    ])
    expect(happened.selected).toEqual({ ...WHOLE, row: 3 })
  })

  test('is split into rows, and it is said', () => {
    const happened = openOutline(FORM)
    goTo(ROW)
    press('Alt+ArrowLeft')
    expect(happened.formInfo.slice(1, 5)).toEqual([[NAME], [SEX], [BIRTH], FORM[3]])
    expect(focused()).toBe('性别')
    expect(said()).toBe('已拆成单行；性别，移到第 2 位，共 3 位，第 1 部分')
  })

  test('joins no other row, and says why', () => {
    const happened = openOutline(FORM)
    goTo(ROW)
    press('Alt+ArrowRight')
    expect(happened.writes).toBe(0)
    expect(said()).toContain('性别等 2 项 是一整行，不能并入别的行')
  })

  test('is removed as a whole by whoever holds the form', () => {
    const happened = openOutline(FORM)
    goTo(ROW)
    press('Delete')
    expect(happened.removals).toEqual([{ part: 'row', place: { row: 2, index: 0 } }])
    expect(entries()).not.toContain('    出生日期')
  })

  test('has a menu with what can be done to all of it', () => {
    openOutline(FORM)
    goTo(ROW)
    press('F10')
    const names = screen
      .getAllByRole('menuitem')
      .map(({ firstElementChild }) => firstElementChild?.textContent)
    expect(names).toEqual([
      ...['改它的设置', '在下面添加…', '上移', '下移', '拆成单行'],
      ...['复制一份', '复制', '剪切', '粘贴到下面', '删除'],
    ])
  })
})

describe('removing and the clipboard', () => {
  test('Delete asks whoever holds the form; the neighbour has the focus then', async () => {
    const happened = openOutline(FORM)
    goTo('性别')
    press('Delete')
    expect(happened.removals).toEqual([{ part: 'field', place: { row: 2, index: 0 } }])
    await waitFor(() => expect(focused()).toBe('出生日期'))
  })

  function clipboard(type: 'copy' | 'cut' | 'paste', held = '') {
    const data = { text: held }
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, {
      clipboardData: {
        setData: (_: string, put: string) => Object.assign(data, { text: put }),
        getData: () => data.text,
      },
    })
    fireEvent(document.activeElement ?? document.body, event)
    return data.text
  }

  test('what is copied can be pasted, with a key of its own', () => {
    const happened = openOutline(FORM)
    goTo('姓名')
    const copied = clipboard('copy')
    expect(said()).toBe('已复制 姓名')
    expect(JSON.parse(copied)).toEqual({ formInfo: [[NAME]] })
    goTo('学校')
    clipboard('paste', copied)
    expect(happened.formInfo[5]).toEqual([{ ...NAME, value: 'name2' }])
  })

  test('what is cut is removed and can be pasted as it was', () => {
    const happened = openOutline(FORM)
    goTo('二、教育与工作')
    const cut = clipboard('cut')
    goTo('一、基本信息')
    clipboard('paste', cut)
    expect(happened.formInfo).toEqual([FORM[0], ...FORM.slice(3), FORM[1], FORM[2]])
  })

  test('the menu copies and pastes, too', () => {
    const happened = openOutline(FORM)
    for (const [label, command] of [
      ['姓名', '复制'],
      ['学校', '粘贴到下面'],
    ] as const) {
      goTo(label)
      press('F10')
      const item = screen
        .getAllByRole('menuitem')
        .find(({ firstElementChild }) => firstElementChild?.textContent === command)
      fireEvent.click(item as HTMLElement)
    }
    expect(happened.formInfo[5]).toEqual([{ ...NAME, value: 'name2' }])
  })

  test('a table goes into no table, and other texts go nowhere', () => {
    const happened = openOutline(FORM)
    goTo('单位')
    clipboard('paste', JSON.stringify(WORKS))
    expect(said()).toBe('这里不能放 工作经历')
    clipboard('paste', '你好')
    expect(said()).toBe('剪贴板里没有可以粘贴的字段')
    expect(happened.writes).toBe(0)
  })
})

describe('searching', () => {
  test('typing in the tree goes to the search, which walks what it finds', async () => {
    openOutline(FORM)
    goTo('姓名')
    press('x')
    const box = screen.getByRole('searchbox', { name: '查找字段' })
    expect(document.activeElement).toBe(box)
    fireEvent.change(box, { target: { value: '学' } })
    expect(screen.getByText('找到 1 项')).toBeTruthy()
    press('Enter')
    await waitFor(() => expect(focused()).toBe('学校'))
  })

  test('goes round, says when there is nothing, and Escape ends it', async () => {
    openOutline(FORM)
    goTo('姓名')
    press('/')
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: '位' } })
    fireEvent.change(box, { target: { value: '没有这个' } })
    expect(screen.getByText('没有找到')).toBeTruthy()
    fireEvent.change(box, { target: { value: '文本框' } })
    press('ArrowUp')
    press('Enter')
    await waitFor(() => expect(focused()).toBe('职务'))
    press('/')
    press('Escape')
    expect(box).toHaveProperty('value', '')
  })
})

test('a form that is only read is walked and copied, and never changed', () => {
  const happened = openOutline(FORM, false)
  goTo('姓名')
  for (const key of ['Alt+ArrowDown', 'Ctrl+D', 'Delete', 'Insert', 'Alt+ArrowRight']) press(key)
  expect(happened).toMatchObject({ writes: 0, removals: [] })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: '添加' })).toBeNull()
  expect(entry('姓名').getAttribute('draggable')).toBe('false')
  press('F10')
  expect(screen.getAllByRole('menuitem')).toHaveLength(2)
})
