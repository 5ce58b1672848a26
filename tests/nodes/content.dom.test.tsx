import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

describe('a text', () => {
  test.each([
    ['h1', 'heading'],
    ['p', 'paragraph'],
  ] as const)('as %s is a %s', async (as, role) => {
    await showNode({ type: 'text', as, text: '入会须知' })
    expect(screen.getByRole(role).textContent).toBe('入会须知')
  })

  test('that may be cut shows the whole in its tooltip', async () => {
    await showNode({ type: 'text', text: '很长的标题', lines: 1 })
    expect(screen.getByTitle('很长的标题')).toBeTruthy()
  })

  test.each([
    ['date', '2026-11-20T16:30:00Z', '2026-11-21'],
    ['dateTime', '2026-11-20T16:30:00Z', '2026-11-21 00:30'],
    [{ dictionary: 'SEX' }, '1', '男'],
  ] as const)('in the format %j, %s is %s', async (format, value, shown) => {
    await showNode({ type: 'text', text: value, format })
    expect(screen.getByText(shown)).toBeTruthy()
  })

  test('follows what it reads', async () => {
    const { page, pass } = await showNode(
      { type: 'text', text: { $t: '共 {n} 人', n: { $: { var: 'page.n' } } } },
      { state: { n: 1 } },
    )
    page.set('page.n', 2)
    await pass(0)
    expect(screen.getByText('共 2 人')).toBeTruthy()
  })
})

test('a picture that cannot be loaded leaves its words', async () => {
  await showNode({ type: 'image', src: '/gone.png', alt: '会员证书' })
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('会员证书')).toBeTruthy()
})

test.each([
  ['danger', 'alert'],
  ['info', 'note'],
] as const)('an alert of the kind %s is a %s', async (kind, role) => {
  await showNode({ type: 'alert', kind, title: '提示', text: '内容' })
  expect(screen.getByRole(role).textContent).toContain('提示')
})

test('a divider is a separator, or a line with a word', async () => {
  await showNode({
    type: 'stack',
    children: [{ type: 'divider' }, { type: 'divider', label: '或' }],
  })
  expect(screen.getAllByRole('separator')).toHaveLength(1)
  expect(screen.getByText('或')).toBeTruthy()
})

test('empty says what there is not, and what can be done', async () => {
  await showNode({ type: 'empty', text: '无数据', children: [{ type: 'text', text: '去申请' }] })
  expect(screen.getByText('无数据')).toBeTruthy()
  expect(screen.getByText('去申请')).toBeTruthy()
})
