import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { allNamed, named } from '../support/named.ts'

afterEach(cleanup)

const items = [
  {
    itemCode: 'a',
    itemName: '理学',
    children: [
      { itemCode: 'a1', itemName: '数学' },
      { itemCode: 'a2', itemName: '物理' },
    ],
  },
  { itemCode: 'b', itemName: '工学', children: [{ itemCode: 'b1', itemName: '机械' }] },
  { itemCode: 'c', itemName: '其他' },
]

const cascade = (more: Record<string, unknown> = {}) => [
  [{ type: 'cascade', value: 'c', label: '学科', source: '01', items, ...more }],
]

const nodes = () =>
  [...document.querySelectorAll('[role="treeitem"]')].map(({ textContent }) => textContent)
const tree = () => document.querySelector('[role="tree"]') as HTMLElement
const open = (place: HTMLElement | undefined) =>
  fireEvent.click(place?.querySelector('[role="combobox"]') as Element)

describe('levels beside each other on PC', () => {
  test('a leaf is stored as its path from the root, and the panel closes', () => {
    const { store, place } = renderForm(cascade())
    open(place('c'))
    expect(nodes()).toEqual(['理学', '工学', '其他'])
    fireEvent.click(named('理学', tree()))
    expect(store.get('c')).toBeUndefined()
    fireEvent.click(named('物理', tree()))
    expect(store.get('c')).toEqual(['a', 'a2'])
    expect(nodes()).toEqual([])
    expect(place('c')?.querySelector('[role="combobox"]')?.textContent).toBe('理学/物理')
  })

  test('a leaf on the first level is a path of one', () => {
    const { store, place } = renderForm(cascade())
    open(place('c'))
    fireEvent.click(named('其他', tree()))
    expect(store.get('c')).toEqual(['c'])
  })

  test('arrows walk the tree and Enter picks', () => {
    const { store, place } = renderForm(cascade())
    open(place('c'))
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'])
      fireEvent.keyDown(tree(), { key })
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) fireEvent.keyDown(tree(), { key })
    expect(store.get('c')).toEqual(['a', 'a2'])
  })

  test('the node the keyboard is at is told', () => {
    const { place } = renderForm(cascade())
    open(place('c'))
    fireEvent.keyDown(tree(), { key: 'ArrowDown' })
    const at = document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')
    expect(at?.textContent).toBe('理学')
  })

  test('search goes over whole paths', () => {
    const { store, place } = renderForm(cascade())
    open(place('c'))
    fireEvent.change(named('搜索'), { target: { value: '工学' } })
    fireEvent.click(named('工学 / 机械'))
    expect(store.get('c')).toEqual(['b', 'b1'])
  })

  test('it can be cleared', () => {
    const { store } = renderForm(cascade(), { stored: { c: ['b', 'b1'] } })
    fireEvent.click(named('清除学科'))
    expect(store.submission()).toEqual({})
  })
})

describe('several', () => {
  test('are a list of paths, picked and taken back with the panel open', () => {
    const { store, place } = renderForm(cascade({ isMultiple: true }))
    open(place('c'))
    fireEvent.click(named('理学', tree()))
    fireEvent.click(named('数学', tree()))
    fireEvent.click(named('物理', tree()))
    expect(store.get('c')).toEqual([
      ['a', 'a1'],
      ['a', 'a2'],
    ])
    fireEvent.click(named('数学', tree()))
    fireEvent.click(named('物理', tree()))
    expect(store.get('c')).toBeUndefined()
  })
})

describe('one level at a time on phones', () => {
  test('the way down stands above and leads back', () => {
    const { store, place } = renderForm(cascade(), { layout: 'mobile' })
    open(place('c'))
    fireEvent.click(named('理学', tree()))
    expect(nodes()).toEqual(['数学', '物理'])
    fireEvent.click(named('理学'))
    expect(nodes()).toEqual(['理学', '工学', '其他'])
    fireEvent.click(named('工学', tree()))
    fireEvent.click(named('机械', tree()))
    expect(store.get('c')).toEqual(['b', 'b1'])
  })

  test('opens where the value is, and every node can be reached by keyboard', () => {
    const { place } = renderForm(cascade(), { layout: 'mobile', stored: { c: ['a', 'a2'] } })
    open(place('c'))
    expect(nodes()).toEqual(['数学', '物理'])
    expect(tree().querySelectorAll('button[tabindex="0"]')).toHaveLength(2)
  })
})

describe('areas', () => {
  const areas = [
    { id: '110000', name: '北京市', children: [{ id: '110100', name: '市辖区' }] },
    { id: '440000', name: '广东省', children: [{ id: '440300', name: '深圳市' }] },
  ]
  const field = { source: '03', areaType: '02', proConfig: '01', items: undefined }

  test('the own province stands first and codes are stored', () => {
    const environment = { areas, ownAreaCode: '440305' }
    const { store, place } = renderForm(cascade(field), { environment })
    open(place('c'))
    expect(nodes()).toEqual(['广东省', '北京市'])
    fireEvent.click(named('广东省', tree()))
    fireEvent.click(named('深圳市', tree()))
    expect(store.get('c')).toEqual(['440000', '440300'])
  })
})

describe('only read', () => {
  test.each([
    [{}, ['a', 'a2'], '理学/物理'],
    [{ separator: '-' }, ['a', 'a2'], '理学-物理'],
    [{ isMultiple: true }, [['a', 'a2'], ['c']], '理学/物理、其他'],
    [{}, ['a', 'gone'], '理学/gone'],
  ])('%j shows names', (more, c, text) => {
    const { place } = renderForm(cascade(more), { readonly: true, stored: { c } })
    expect(place('c')?.textContent).toContain(text)
  })

  test('a disabled one does not open', () => {
    const { place } = renderForm(cascade({ isDisable: true }), { stored: { c: ['c'] } })
    open(place('c'))
    expect(nodes()).toEqual([])
    expect(allNamed('清除学科')).toEqual([])
  })
})
