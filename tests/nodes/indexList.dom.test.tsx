import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { groupByLetter } from '#runtime/react/controls/letters/groupByLetter.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

test.each([
  ['b', 'B'],
  ['Z', 'Z'],
  ['#', '#'],
  ['', '#'],
  ['BJ', '#'],
  [undefined, '#'],
  [7, '#'],
])('an entry with the letter %j stands under %s', (letter, group) => {
  expect(groupByLetter([{ letter }], (item) => item.letter)).toEqual([
    { letter: group, members: [{ letter }] },
  ])
})

const LIST: NodeOf<'indexList'> = {
  type: 'indexList',
  label: 'orgName',
  items: [
    { orgName: '清华大学', letter: 'Q' },
    { orgName: '北方工业', letter: 'B' },
    { orgName: '360 集团', letter: '#' },
    { orgName: '北京大学', letter: 'B' },
  ],
  item: { type: 'text', as: 'span', text: { $: { var: 'row.orgName' } } },
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)

test('names stand under their letters in the order they came, others at the end', async () => {
  await showNode(LIST)
  expect(headings()).toEqual(['B', 'Q', '#'])
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '北方工业',
    '北京大学',
    '清华大学',
    '360 集团',
  ])
})

test('a letter leads to its group, by keyboard too', async () => {
  await showNode(LIST)
  const index = screen.getByRole('navigation', { name: '按字母定位' })
  fireEvent.click(within(index).getByRole('button', { name: 'Q' }))
  expect(document.activeElement?.textContent).toBe('Q')
})

test('arrow keys move along the letters and stop at their ends', async () => {
  await showNode(LIST)
  const index = screen.getByRole('navigation', { name: '按字母定位' })
  const button = (name: string) => within(index).getByRole('button', { name })
  button('B').focus()
  fireEvent.keyDown(document.activeElement ?? index, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(button('Q'))
  fireEvent.keyDown(document.activeElement ?? index, { key: 'ArrowUp' })
  fireEvent.keyDown(document.activeElement ?? index, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(button('B'))
})

test('picking an item runs its action with its row', async () => {
  const { state, pass } = await showNode(
    { ...LIST, onItem: 'pick' },
    {
      state: { picked: '' },
      actions: { pick: { do: [{ set: { 'page.picked': { $: { var: 'row.orgName' } } } }] } },
    },
  )
  fireEvent.click(screen.getByRole('button', { name: '清华大学' }))
  await pass(0)
  expect(state().picked).toBe('清华大学')
})

describe('looking for a name', () => {
  const long = Array.from({ length: 25 }, (_, i) => ({ orgName: `单位${i}号` }))

  test('a short list has no box', async () => {
    await showNode(LIST)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
  test('a long list keeps what contains it', async () => {
    await showNode({ ...LIST, items: long })
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: '24' } })
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['单位24号'])
    fireEvent.change(box, { target: { value: '没有' } })
    expect(screen.getByText('没有搜索到结果')).toBeTruthy()
  })
})
