import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { NodeOf } from '#contract/nodes.gen.ts'
import type { Step } from '#contract/page.gen.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const COUNT: Step = {
  set: {
    'page.count': { $: { '+': [{ var: 'page.count' }, 1] } },
    'page.value': { $: { var: 'event.value' } },
  },
}
const model = (more: object = {}, steps: Step[] = [COUNT]) => ({
  state: { count: 0, value: null, open: true },
  actions: { act: { label: '保存', do: steps, ...more } },
})

describe('a button', () => {
  test('bears the label of its action unless it has its own, and hands over its value', async () => {
    const { state, pass } = await showNode(
      { type: 'button', action: 'act', value: '0101' },
      model(),
    )
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await pass(0)
    expect(state()).toMatchObject({ count: 1, value: '0101' })
  })

  test('is absent while the action’s `when` does not hold, and off while `disabled` does', async () => {
    const open = { $: { var: 'page.open' } }
    const { page, pass } = await showNode(
      { type: 'button', action: 'act' },
      model({ when: open, disabled: { $: { '==': [{ var: 'page.count' }, 1] } } }),
    )
    page.set('page.count', 1)
    await pass(0)
    expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(true)
    page.set('page.open', false)
    await pass(0)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows progress while it runs, keeps the focus and does nothing more', async () => {
    let finish = (_value: unknown) => {}
    const { world, pass } = await showNode(
      { type: 'button', action: 'act' },
      model({}, [{ call: 'memberApply' }]),
      {
        answers: {
          memberApply: () =>
            new Promise((resolve) => {
              finish = resolve
            }),
        },
      },
    )
    const button = screen.getByRole('button') as HTMLButtonElement
    button.focus()
    fireEvent.click(button)
    fireEvent.click(button)
    await pass(0)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
    expect(world.asked).toHaveLength(1)
    finish({})
    await pass(0)
    expect(button.getAttribute('aria-busy')).toBeNull()
  })
})

describe('a link', () => {
  test('inside the site is a real one, followed without a reload', async () => {
    const { world } = await showNode({
      type: 'link',
      to: '/notice',
      query: { id: 7, none: null },
      text: '公告',
    })
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/notice?id=7')
    expect(fireEvent.click(link)).toBe(false)
    expect(world.navigation.trail()).toEqual(['/', '/notice?id=7'])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'with %j is left to the browser',
    async (how) => {
      const { world } = await showNode({ type: 'link', to: '/notice', text: '公告' })
      const link = screen.getByRole('link')
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      fireEvent.click(link, how)
      expect(world.navigation.trail()).toEqual(['/'])
    },
  )

  test('to the present page is marked', async () => {
    await showNode({ type: 'link', to: '/user/home', text: '个人中心' }, {}, { at: '/user/home' })
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
  })

  test('to a place on the page leads there, and the focus with it', async () => {
    const { world } = await showNode({
      type: 'stack',
      children: [
        { type: 'link', place: 'below', text: '证明 2' },
        { type: 'card', id: 'below', title: '证明', children: [] },
      ],
    })
    const led: Element[] = []
    Element.prototype.scrollIntoView = function () {
      led.push(this)
    }
    fireEvent.click(screen.getByRole('button', { name: '证明 2' }))
    const card = document.getElementById('below')
    expect(card?.textContent).toBe('证明')
    expect([document.activeElement, ...led]).toEqual([card, card])
    expect(world.navigation.trail()).toEqual(['/'])
  })

  test('outside goes through the host, into a new tab', async () => {
    const { world } = await showNode({ type: 'link', href: 'https://example.org/', text: '官网' })
    const link = screen.getByRole('link')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
    fireEvent.click(link)
    expect(world.left).toEqual(['external https://example.org/'])
  })

  test.each(['javascript:alert(1)', 'not an address', ''])('%j is no link', async (href) => {
    await showNode({ type: 'link', href, text: '官网' })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('官网')).toBeTruthy()
  })

  test('never leads to another origin, whatever the data say', async () => {
    await showNode({ type: 'link', to: '//evil.example/x', text: '返回' })
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  })
})

describe('a menu', () => {
  const MENU: NodeOf<'menu'> = {
    type: 'menu',
    label: '张三',
    items: [
      { label: '管理中心', href: 'https://admin.example/' },
      { label: '个人中心', to: '/user/home' },
      { label: '退出', action: 'act' },
      { label: '不该看到', to: '/', when: false },
    ],
  }
  const entries = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

  test('unfolds, does what is chosen, and folds', async () => {
    const { world, state, pass } = await showNode(MENU, model())
    const button = screen.getByRole('button', { name: '张三' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(entries()).toEqual(['管理中心', '个人中心', '退出'])
    fireEvent.click(screen.getByText('退出'))
    await pass(0)
    expect(state().count).toBe(1)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    fireEvent.click(screen.getByText('个人中心'))
    expect(world.navigation.trail()).toEqual(['/', '/user/home'])
  })

  test.each([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['a press outside', () => fireEvent.pointerDown(document.body)],
  ])('%s folds it', async (_what, fold) => {
    await showNode(MENU, model())
    const button = screen.getByRole('button', { name: '张三' })
    fireEvent.click(button)
    fold()
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})
