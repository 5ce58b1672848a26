import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { BadAnswer } from '#client/errors.ts'
import type { NodeOf, PageNode } from '#contract/nodes.gen.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const text = (words: string): PageNode => ({ type: 'text', text: words })

test.each([
  ['header', 'banner'],
  ['footer', 'contentinfo'],
  ['nav', 'navigation'],
  ['main', 'main'],
] as const)('a stack as %s is the landmark %s', async (as, role) => {
  await showNode({ type: 'stack', as, children: [text('内容')] })
  expect(within(screen.getByRole(role)).getByText('内容')).toBeTruthy()
})

test('a card without title and extra has no head', async () => {
  await showNode({ type: 'card', children: [text('内容')] })
  expect(screen.queryByRole('heading')).toBeNull()
})

describe('tabs', () => {
  const TABS: NodeOf<'tabs'> = {
    type: 'tabs',
    bind: 'page.tab',
    onChange: 'changed',
    tabs: [
      { value: '01', label: '个人' },
      { value: '02', label: '团体' },
      { value: '03', label: '隐藏', when: false },
    ],
    bodies: { '01': text('个人内容'), '02': text('团体内容') },
  }
  const MODEL = {
    state: { tab: '01', seen: '' },
    actions: {
      changed: { do: [{ set: { 'page.seen': { $: { var: 'event.value' } } } } as const] },
    },
  }

  test('show the body of the value the page holds; a click changes it and runs the action', async () => {
    const { state, pass } = await showNode(TABS, MODEL)
    expect(screen.getByRole('tabpanel').textContent).toBe('个人内容')
    fireEvent.click(screen.getByRole('tab', { name: '团体' }))
    await pass(0)
    expect(screen.getByRole('tabpanel').textContent).toBe('团体内容')
    expect(state()).toMatchObject({ tab: '02', seen: '02' })
  })

  test('arrow keys go round; only the chosen one is a stop of the tab key', async () => {
    const { state, pass } = await showNode(TABS, MODEL)
    const [first, second] = screen.getAllByRole('tab')
    expect(screen.getAllByRole('tab')).toHaveLength(2)
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1])
    first?.focus()
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' })
    await pass(0)
    expect(document.activeElement).toBe(second)
    expect(state().tab).toBe('02')
  })
})

describe('steps', () => {
  const STEPS: NodeOf<'steps'> = {
    type: 'steps',
    bodies: { read: text('须知内容'), write: text('表单内容') },
    empty: text('暂未配置流程'),
  }
  const ORDER = [
    { type: '01', title: '阅读' },
    { type: '02', title: '填写' },
  ]
  const MODEL = {
    state: { order: ORDER },
    flow: { order: { $: { var: 'page.order' } }, names: { '01': 'read', '02': 'write' } },
    actions: { next: { do: [{ go: 'step:next' } as const] } },
  }

  test('on PC all of them in a line, the open one marked; the next one takes the focus', async () => {
    const { page, pass } = await showNode(STEPS, MODEL)
    expect(screen.getByText('须知内容')).toBeTruthy()
    await page.run('next')
    await pass(0)
    const current = screen.getAllByRole('listitem', { current: 'step' })
    expect(current.map((step) => step.textContent)).toEqual(['2填写'])
    expect(document.activeElement?.textContent).toBe('表单内容')
  })

  test('on phones which of how many', async () => {
    await showNode(STEPS, MODEL, { device: 'mobile' })
    expect(screen.getByText('第 1 步，共 2 步')).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('without an order the empty node', async () => {
    await showNode(STEPS, { ...MODEL, state: { order: [] } })
    expect(screen.getByText('暂未配置流程')).toBeTruthy()
  })
})

describe('a stack that awaits sources', () => {
  const MODEL = { sources: { notices: { call: 'noticePage' }, time: { call: 'time' } } } as const
  const AWAITING: NodeOf<'stack'> = {
    type: 'stack',
    awaits: ['notices', 'time'],
    children: [{ type: 'alert', source: 'notices' }, text('内容')],
  }
  test('shows its children together when the last of them has answered, and keeps them while one is read anew', async () => {
    let answerTime = (_: number) => {}
    const time = new Promise<number>((resolve) => {
      answerTime = resolve
    })
    let notices: unknown = []
    const answers = { noticePage: () => notices, time: () => time }
    const { page, pass } = await showNode(AWAITING, MODEL, { answers })
    expect(document.querySelector('[data-coming]')).toBeTruthy()
    expect(screen.queryByText('内容')).toBeNull()
    answerTime(0)
    await screen.findByText('内容')
    notices = new Promise(() => {})
    void page.refresh('notices')
    await pass(0)
    expect(page.getScope().data).toMatchObject({ notices: { status: 'loading' } })
    expect(screen.getByText('内容')).toBeTruthy()
  })

  test('shows them when one has failed, with the notice of it, though another waits for it', async () => {
    const answers = {
      noticePage: () => {
        throw new BadAnswer(500)
      },
      time: 0,
    }
    const when = { $: { notEmpty: [{ var: 'data.notices.value' }] } }
    const sources = { ...MODEL.sources, time: { call: 'time', when } } as const
    await showNode(AWAITING, { sources }, { answers })
    expect(screen.getByRole('alert').textContent).toContain('暂时打不开')
    expect(screen.getByText('内容')).toBeTruthy()
  })
})
