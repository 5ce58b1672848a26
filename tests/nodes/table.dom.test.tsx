import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { NodeOf } from '#contract/nodes.gen.ts'
import type { PageModel } from '#contract/page.gen.ts'
import { Refusal } from '../runtime/support/testWorld.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const PAGING = { current: 'page.current', size: 'page.size', sizes: [10, 50, 100, 200] } as const
const TABLE: NodeOf<'table'> = {
  type: 'table',
  source: 'rows',
  columns: [
    { title: '序号', index: true },
    { title: '姓名', field: 'realName', width: 110 },
    { title: '性别', field: 'sex', format: { dictionary: 'SEX' } },
    { title: '时间', field: 'createAt', format: 'dateTime' },
    {
      title: '手机号码',
      field: 'maskMobile',
      when: { $: { '==': [{ var: 'page.tab' }, '01'] } },
    },
  ],
}
const MODEL: PageModel = {
  state: { tab: '01', current: 1, size: 10 },
  sources: {
    rows: {
      call: 'userJoinPage',
      params: { current: { $: { var: 'page.current' } }, size: { $: { var: 'page.size' } } },
    },
  },
}
const row = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  realName: `会员${id}`,
  ...more,
})
const answering = (records: unknown[], total = records.length) => ({
  answers: { userJoinPage: () => ({ records, total }) },
})
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

test.each(['pc', 'mobile'] as const)(
  'one of several tables of a page is called by its own name on %s',
  async (device) => {
    await showNode({ ...TABLE, caption: '清理报告' }, MODEL, { ...answering([row('1')]), device })
    const role = device === 'pc' ? 'region' : 'list'
    expect(screen.getByRole(role, { name: '清理报告' })).toBeDefined()
  },
)

describe('columns', () => {
  test('show fields in their formats, and a dash for what is missing', async () => {
    await showNode(
      TABLE,
      MODEL,
      answering([
        row('1', { sex: '1', createAt: '2026-11-20T01:05:00Z', maskMobile: '138****0001' }),
      ]),
    )
    expect(cells()).toEqual([['1', '会员1', '男', '2026-11-20 09:05', '138****0001']])
    expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('scope'))).toEqual(
      Array(5).fill('col'),
    )
    cleanup()
    await showNode(TABLE, MODEL, answering([row('1')]))
    expect(cells()).toEqual([['1', '会员1', '—', '—', '—']])
  })
  test('come and go with their condition', async () => {
    const { page, pass } = await showNode(TABLE, MODEL, answering([row('1')]))
    page.set('page.tab', '02')
    await pass(0)
    expect(screen.queryByText('手机号码')).toBeNull()
    expect(cells()[0]).toHaveLength(4)
  })
  test('number the records over all pages', async () => {
    const model = { ...MODEL, state: { tab: '01', current: 3, size: 10 } }
    await showNode(
      { ...TABLE, paging: { ...PAGING, sizes: [10] } },
      model,
      answering([row('1'), row('2')], 22),
    )
    expect(cells().map(([index]) => index)).toEqual(['21', '22'])
  })
  test('give the whole of a long text in the tooltip', async () => {
    const long = '很长的名称'.repeat(20)
    await showNode(TABLE, MODEL, answering([row('1', { realName: long })]))
    expect(screen.getByTitle(long)).toBeTruthy()
  })
})

describe('what stands where no record does', () => {
  test.each([
    [undefined, '无数据'],
    ['没有搜索到结果', '没有搜索到结果'],
  ])('an empty answer says so (%s)', async (empty, text) => {
    await showNode({ ...TABLE, ...(empty && { empty }) }, MODEL, answering([]))
    expect(screen.getByRole('table').textContent).toContain(text)
    expect(screen.getByRole('status').textContent).toBe(text)
  })
  test('rows to come while the first answer is under way', async () => {
    await showNode(TABLE, MODEL, { answers: { userJoinPage: () => new Promise(() => {}) } })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('无数据')).toBeNull()
    expect(screen.getAllByRole('row').length).toBeGreaterThan(3)
  })
  test('the server’s words when it refuses, and a way to ask again', async () => {
    let refused = true
    const { pass } = await showNode(TABLE, MODEL, {
      answers: {
        userJoinPage: () => {
          if (refused) throw new Refusal('B0001', '查询服务维护中')
          return { records: [row('1')], total: 1 }
        },
      },
    })
    expect(screen.getByRole('alert').textContent).toContain('查询服务维护中')
    refused = false
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
    await pass(0)
    expect(cells()).toHaveLength(1)
  })
})

describe('row actions', () => {
  const ROWS = { ...TABLE, rowActions: ['report', 'pay'] }
  const WITH_ACTIONS: PageModel = {
    ...MODEL,
    actions: {
      report: {
        label: '上报',
        for: 'row',
        when: { $: { in: [{ var: 'row.status' }, ['03', '97']] } },
        do: [{ call: 'updateMemberStatus', body: { id: { $: { var: 'row.id' } } } }],
      },
      pay: {
        label: '缴费',
        for: 'row',
        when: { $: { '==': [{ var: 'row.status' }, '99'] } },
        disabled: { $: { '==': [{ var: 'row.paid' }, true] } },
        do: [{ call: 'updateMemberStatus', body: { id: { $: { var: 'row.id' } } } }],
      },
    },
  }
  const records = [
    row('1', { status: '03' }),
    row('2', { status: '99', paid: true }),
    row('3', { status: '02' }),
  ]

  test('are those whose condition holds for the row', async () => {
    await showNode(ROWS, WITH_ACTIONS, answering(records))
    const lines = screen.getAllByRole('row').slice(1)
    const labels = lines.map((line) =>
      within(line)
        .queryAllByRole('button')
        .map((button) => button.textContent),
    )
    expect(labels).toEqual([['上报'], ['缴费'], []])
    expect(screen.getByText('缴费').closest('button')?.disabled).toBe(true)
  })
  test('run once with their row, however often they are pressed', async () => {
    let finish = (_: unknown) => {}
    const { world, pass } = await showNode(ROWS, WITH_ACTIONS, {
      answers: {
        userJoinPage: () => ({ records, total: 3 }),
        updateMemberStatus: () => new Promise((resolve) => (finish = resolve)),
      },
    })
    const button = screen.getByRole('button', { name: '上报' })
    fireEvent.click(button)
    fireEvent.click(button)
    await pass(0)
    expect(button.getAttribute('aria-busy')).toBe('true')
    finish(true)
    await pass(0)
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(world.asked.filter(({ call }) => call === 'updateMemberStatus')).toEqual([
      { call: 'updateMemberStatus', input: { id: '1' } },
    ])
  })
})

describe('paging', () => {
  const PAGED = { ...TABLE, paging: { ...PAGING, sizes: [...PAGING.sizes] } }
  const many = answering([row('1')], 95)

  test('offers total, sizes, previous, three pages, next and a jump', async () => {
    await showNode(PAGED, MODEL, many)
    const nav = screen.getByRole('navigation', { name: '分页' })
    expect(nav.textContent).toContain('共 95 条')
    expect([...nav.querySelectorAll('option')].map((option) => option.value)).toEqual([
      '10',
      '50',
      '100',
      '200',
    ])
    expect(
      within(nav)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['‹', '1', '2', '3', '›'])
  })
  test('asks for the chosen page; another size begins at the first', async () => {
    const { state, pass, world } = await showNode(PAGED, MODEL, many)
    fireEvent.click(screen.getByRole('button', { name: '3' }))
    await pass(0)
    expect(state().current).toBe(3)
    fireEvent.change(screen.getByLabelText('每页条数'), { target: { value: '50' } })
    await pass(0)
    expect(world.asked.map(({ input }) => [input.current, input.size])).toEqual([
      [1, 10],
      [3, 10],
      [1, 50],
    ])
  })
  test('goes to the last page when the one shown is no more', async () => {
    const { state } = await showNode(
      PAGED,
      { ...MODEL, state: { tab: '01', current: 12, size: 10 } },
      many,
    )
    expect(state().current).toBe(10)
  })
})

test('on phones every record is a card of labelled lines, without its number', async () => {
  await showNode(TABLE, MODEL, { ...answering([row('1', { sex: '1' })]), device: 'mobile' })
  expect(screen.queryByRole('table')).toBeNull()
  const card = screen.getByRole('listitem')
  expect([...card.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    '姓名',
    '性别',
    '时间',
    '手机号码',
  ])
  expect(card.querySelector('dd')?.textContent).toBe('会员1')
})
