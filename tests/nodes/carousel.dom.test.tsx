import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { showNode } from './support/showNode.tsx'

const WIDTH = 600

/** What a browser's layout would answer: slides side by side in a track that is as wide as one page of them. */
function layOut(perView: number) {
  const track = (element: HTMLElement) => element.hasAttribute('aria-live')
  const place = (element: HTMLElement) =>
    ([...(element.parentElement?.children ?? [])].indexOf(element) * WIDTH) / perView
  const width = (element: HTMLElement) => (element.children.length * WIDTH) / perView
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.getAttribute('aria-roledescription') === '幻灯片' ? place(this) : 0
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (
    this: Element,
  ) {
    return track(this as HTMLElement) ? WIDTH : 0
  })
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
    this: Element,
  ) {
    return width(this as HTMLElement)
  })
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    options?: unknown,
  ) {
    const { left } = options as { left: number }
    this.scrollLeft = Math.min(left, width(this as HTMLElement) - WIDTH)
    this.dispatchEvent(new Event('scroll'))
  })
}

const lessMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))

beforeEach(() => lessMotion(false))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const banner = (count: number, more: Partial<NodeOf<'carousel'>> = {}): NodeOf<'carousel'> => ({
  type: 'carousel',
  label: '横幅',
  items: Array.from({ length: count }, (_, i) => ({ title: `第${i + 1}届年会` })),
  item: { type: 'text', text: { $: { var: 'row.title' } } },
  ...more,
})
const current = () =>
  screen
    .getAllByRole('button', { name: /^第 \d+ 页$/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1

describe('slides', () => {
  test('are named by place and title', async () => {
    layOut(1)
    await showNode(banner(2))
    const region = screen.getByRole('region', { name: '横幅' })
    expect(region.getAttribute('aria-roledescription')).toBe('轮播')
    expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '第 1 张，共 2 张：第1届年会',
      '第 2 张，共 2 张：第2届年会',
    ])
  })
  test('a single one has nothing to press', async () => {
    layOut(1)
    await showNode(banner(1, { every: 1000 }))
    expect(screen.queryAllByRole('button')).toEqual([])
  })
  test('none is nothing', async () => {
    const { container } = await showNode(banner(0))
    expect(container.textContent).toBe('')
  })
  test('buttons and dots go round', async () => {
    layOut(1)
    await showNode(banner(3))
    fireEvent.click(screen.getByRole('button', { name: '上一页' }))
    expect(current()).toBe(3)
    fireEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(current()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    expect(current()).toBe(2)
  })
  test('several in view are turned together; a short last page is the last one', async () => {
    layOut(4)
    await showNode(banner(6, { perView: 4 }))
    expect(screen.getAllByRole('button', { name: /^第 \d+ 页$/ })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(current()).toBe(2)
    fireEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(current()).toBe(1)
  })
  test('on a narrow screen three are beside each other at most', async () => {
    layOut(3)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width: 340px)',
      addEventListener() {},
      removeEventListener() {},
    }))
    await showNode(banner(10, { perView: 5 }))
    expect(screen.getAllByRole('button', { name: /^第 \d+ 页$/ })).toHaveLength(4)
    fireEvent.click(screen.getByRole('button', { name: '第 4 页' }))
    expect(current()).toBe(4)
  })
  test('the first picture does not wait', async () => {
    layOut(1)
    const { container } = await showNode(
      banner(2, { item: { type: 'image', src: '/a.png', alt: { $: { var: 'row.title' } } } }),
    )
    const [first, second] = container.querySelectorAll('img')
    expect([first?.loading, second?.loading]).toEqual(['eager', 'lazy'])
  })
})

describe('moving by itself', () => {
  const moving = banner(3, { every: 10_000 })

  test('goes on every so many milliseconds, and round', async () => {
    layOut(1)
    const { pass } = await showNode(moving)
    await pass(10_000)
    expect(current()).toBe(2)
    await pass(10_000)
    expect(current()).toBe(3)
    await pass(10_000)
    expect(current()).toBe(1)
  })
  test.each<[string, (region: HTMLElement) => void, (region: HTMLElement) => void]>([
    [
      'the mouse is over it',
      (region) => fireEvent.pointerEnter(region, { pointerType: 'mouse' }),
      (region) => fireEvent.pointerLeave(region),
    ],
    [
      'the focus is in it',
      () => act(() => screen.getByRole('button', { name: '下一页' }).focus()),
      () => act(() => screen.getByRole('button', { name: '下一页' }).blur()),
    ],
    [
      'it was stopped',
      () => fireEvent.click(screen.getByRole('button', { name: '停止轮播' })),
      () => fireEvent.click(screen.getByRole('button', { name: '开始轮播' })),
    ],
  ])('rests while %s', async (_, begin, end) => {
    layOut(1)
    const { pass } = await showNode(moving)
    const region = screen.getByRole('region')
    begin(region)
    await pass(30_000)
    expect(current()).toBe(1)
    end(region)
    await pass(10_000)
    expect(current()).toBe(2)
  })
  test('rests while nobody sees the tab', async () => {
    layOut(1)
    const { pass, world } = await showNode(moving)
    act(() => world.hidden.set(true))
    await pass(30_000)
    expect(current()).toBe(1)
    act(() => world.hidden.set(false))
    await pass(10_000)
    expect(current()).toBe(2)
  })
  test('does not begin for those who asked for less motion', async () => {
    layOut(1)
    lessMotion(true)
    const { pass } = await showNode(moving)
    await pass(30_000)
    expect(current()).toBe(1)
  })
})
