import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { NodeOf } from '#contract/nodes.gen.ts'
import type { PageModel } from '#contract/page.gen.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const SEARCH: NodeOf<'search'> = {
  type: 'search',
  bind: 'page.keyword',
  action: 'search',
  reset: 'reset',
  placeholder: '请输入手机号码',
}
const MODEL: PageModel = {
  state: { keyword: '', asked: '' },
  actions: {
    search: { label: '查询', do: [{ set: { 'page.asked': { $: { var: 'page.keyword' } } } }] },
    reset: { label: '重置', do: [{ set: { 'page.keyword': '', 'page.asked': '' } }] },
  },
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test('Enter and the button search for what was typed, without the spaces around it', async () => {
  const { state, pass } = await showNode(SEARCH, MODEL)
  type(' 13800000001 ')
  fireEvent.submit(box())
  await pass(0)
  expect(state().asked).toBe('13800000001')
  expect(box().value).toBe('13800000001')
})

test.each([
  ['left', () => fireEvent.blur(box())],
  ['sent', () => fireEvent.submit(box())],
])(
  'a box that is %s before it shows what stands in the page’s state keeps that',
  async (_when, then) => {
    const { state, page, pass } = await showNode(SEARCH, MODEL)
    act(() => {
      page.set('page.keyword', '张三 ')
      then()
    })
    await pass(0)
    expect(state().keyword).toBe('张三')
    expect(box().value).toBe('张三')
  },
)

test('reset runs its own action', async () => {
  const { state, pass } = await showNode(SEARCH, MODEL)
  type('张')
  fireEvent.submit(box())
  fireEvent.click(screen.getByRole('button', { name: '重置' }))
  await pass(0)
  expect(state()).toMatchObject({ keyword: '', asked: '' })
})

test.each([
  [undefined, 64],
  [8, 8],
])('a keyword longer than allowed is cut (max %s)', async (max, length) => {
  const { state } = await showNode({ ...SEARCH, ...(max && { max }) }, MODEL)
  type('㐀'.repeat(length + 10))
  expect(state().keyword).toBe('㐀'.repeat(length))
})

test('clearing empties the box and goes on there', async () => {
  const { state } = await showNode(SEARCH, MODEL)
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
  type('张')
  fireEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(state().keyword).toBe('')
  expect(document.activeElement).toBe(box())
})

test('the box has a name, the buttons have words where the page gives none', async () => {
  const { placeholder: _, ...bare } = SEARCH
  await showNode(bare, { ...MODEL, actions: { search: { do: [] }, reset: { do: [] } } })
  expect(box().getAttribute('aria-label')).toBe('搜索')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '搜索',
    '重置',
  ])
})
