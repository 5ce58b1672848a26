import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { NodeOf } from '#contract/nodes.ts'
import { letterOf } from '#nodes/indexList/letterOf.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

describe('the letter of a name', () => {
  test.each([
    ['北京大学', 'B'],
    ['安徽医科大学', 'A'],
    ['中国科学院', 'Z'],
    ['华中科技大学', 'H'],
    ['重庆医科大学', 'C'],
    ['厦门大学', 'X'],
    ['长春大学', 'C'],
    ['解放军总医院', 'J'],
    ['解缙', 'X'],
    ['单雄信', 'S'],
    ['单位服务中心', 'D'],
    ['曾国藩', 'Z'],
    ['sinopec', 'S'],
    ['  复旦大学', 'F'],
    ['360 集团', '#'],
    ['', '#'],
  ])('%s → %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter)
  })
})

const LIST: NodeOf<'indexList'> = {
  type: 'indexList',
  label: 'orgName',
  items: [
    { orgName: '清华大学' },
    { orgName: '北京大学' },
    { orgName: '360 集团' },
    { orgName: '北方工业' },
  ],
  item: { type: 'text', as: 'span', text: { $: { var: 'row.orgName' } } },
}
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)

test('names stand in order under their letters, others at the end', async () => {
  await showNode(LIST)
  expect(headings()).toEqual(['B', 'Q', '#'])
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '北方工业',
    '北京大学',
    '清华大学',
    '360 集团',
  ])
})

test('an item that names its letter is believed', async () => {
  await showNode({ ...LIST, items: [{ orgName: '单位', letter: 's' }] })
  expect(headings()).toEqual(['S'])
})

test('a letter leads to its group, by keyboard too', async () => {
  await showNode(LIST)
  const index = screen.getByRole('navigation', { name: '按字母定位' })
  fireEvent.click(within(index).getByRole('button', { name: 'Q' }))
  expect(document.activeElement?.textContent).toBe('Q')
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
