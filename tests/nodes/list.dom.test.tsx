import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { NodeOf, PageNode } from '#contract/nodes.gen.ts'
import type { PageModel } from '#contract/page.gen.ts'
import { Refusal } from '../runtime/support/testWorld.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const TITLE: PageNode = { type: 'text', as: 'span', text: { $: { var: 'row.title' } } }
const NOTICES: NodeOf<'list'> = { type: 'list', source: 'notices', item: TITLE }
const MODEL: PageModel = {
  state: { current: 1, size: 10 },
  sources: { notices: { call: 'noticePage', params: { current: { $: { var: 'page.current' } } } } },
}
const answering = (...titles: string[]) => ({
  answers: {
    noticePage: () => ({ records: titles.map((title, id) => ({ id, title })), total: 35 }),
  },
})
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('items', () => {
  test('of a source: its records, each with its own row', async () => {
    await showNode(NOTICES, MODEL, answering('通知一', '通知二'))
    expect(items()).toEqual(['通知一', '通知二'])
  })
  test('of a value: what it computes to', async () => {
    const { page, pass } = await showNode(
      { type: 'list', items: { $: { var: 'page.shown' } }, item: TITLE },
      { state: { shown: [{ title: '甲' }] } },
    )
    page.set('page.shown', [{ title: '甲' }, { title: '乙' }])
    await pass(0)
    expect(items()).toEqual(['甲', '乙'])
  })
})

describe('where there is no item', () => {
  test('an empty answer says so', async () => {
    await showNode({ ...NOTICES, empty: '暂无通知公告' }, MODEL, answering())
    expect(screen.getByText('暂无通知公告')).toBeTruthy()
  })
  test.each([
    ['source', NOTICES],
    ['value', { type: 'list', items: { $: { var: 'data.notices.value' } }, item: TITLE } as const],
  ])('nothing is said before the answer (%s)', async (_, node) => {
    await showNode(node, MODEL, { answers: { noticePage: () => new Promise(() => {}) } })
    expect(screen.queryByText('无数据')).toBeNull()
  })
  test.each([
    ['source', NOTICES],
    ['value', { type: 'list', items: { $: { var: 'data.notices.value' } }, item: TITLE } as const],
  ])('a refusal is shown, and can be asked again (%s)', async (_, node) => {
    let refused = true
    const { pass } = await showNode(node, MODEL, {
      answers: {
        noticePage: () => {
          if (refused) throw new Refusal('B0001', '服务维护中')
          return [{ title: '通知一' }]
        },
      },
    })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('服务维护中')
    refused = false
    fireEvent.click(within(alert).getByRole('button'))
    await pass(0)
    expect(items()).toEqual(['通知一'])
  })
})

describe('an item with an action', () => {
  const PICKABLE: NodeOf<'list'> = {
    type: 'list',
    items: [
      { id: '1', title: '甲' },
      { id: '2', title: '乙' },
    ],
    onItem: 'open',
    item: {
      type: 'stack',
      children: [TITLE, { type: 'button', action: 'other', label: '其他' }],
    },
  }
  const ACTIONS: PageModel = {
    state: { picked: '', other: '' },
    actions: {
      open: { do: [{ set: { 'page.picked': { $: { var: 'row.id' } } } }] },
      other: { do: [{ set: { 'page.other': { $: { var: 'row.id' } } } }] },
    },
  }
  test('is one button by the name of its content, which runs it with its row', async () => {
    const { state, pass } = await showNode(PICKABLE, ACTIONS)
    const button = screen.getByRole('button', { name: /^乙/ })
    expect(button.tabIndex).toBe(0)
    fireEvent.click(button)
    await pass(0)
    expect(state()).toMatchObject({ picked: '2', other: '' })
  })
  test('leaves the buttons inside of it what they are', async () => {
    const { state, pass } = await showNode(PICKABLE, ACTIONS)
    const [inner] = screen.getAllByRole('button', { name: '其他' })
    expect(inner?.closest('button')?.querySelector('button')).toBeNull()
    fireEvent.click(inner as HTMLElement)
    await pass(0)
    expect(state()).toMatchObject({ picked: '', other: '1' })
  })
})

test('pages are turned through the page’s state', async () => {
  const paging = { current: 'page.current', size: 'page.size', sizes: [10, 50] } as const
  const { world, pass } = await showNode(
    { ...NOTICES, paging: { ...paging, sizes: [10, 50] } },
    MODEL,
    { ...answering('通知一'), device: 'mobile' },
  )
  expect(screen.getByRole('navigation').textContent).toContain('1 / 4')
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  await pass(0)
  expect(world.asked.at(-1)?.input).toEqual({ current: 2 })
})
