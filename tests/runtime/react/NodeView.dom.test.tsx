import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { CustomNode, PageNode } from '#contract/nodes.gen.ts'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'
import { useValue } from '#runtime/react/hooks/useValue.ts'
import { usePage } from '#runtime/react/pageContext.ts'
import { showNode } from '../../nodes/support/showNode.tsx'
import { renderPage } from '../support/renderSite.tsx'

afterEach(cleanup)

const text = (words: string, more: object = {}): PageNode => ({
  type: 'text',
  text: words,
  ...more,
})

describe('what is shown', () => {
  test('only what is for this device', async () => {
    await showNode({
      type: 'stack',
      children: [text('都有'), text('电脑', { only: 'pc' }), text('手机', { only: 'mobile' })],
    })
    expect(screen.queryByText('电脑')).toBeTruthy()
    expect(screen.queryByText('手机')).toBeNull()
  })

  test('only while `when` holds', async () => {
    const { page, pass } = await showNode(text('有资格', { when: { $: { var: 'page.ok' } } }), {
      state: { ok: false },
    })
    expect(screen.queryByText('有资格')).toBeNull()
    page.set('page.ok', true)
    await pass(0)
    expect(screen.queryByText('有资格')).toBeTruthy()
  })
})

describe('a fault stays in its place', () => {
  const beside = (faulty: object): PageNode => ({
    type: 'stack',
    children: [faulty as PageNode, text('旁边的内容')],
  })

  test.each([
    ['a kind nobody knows', { type: 'chart' }, 'chart：没有这种组件'],
    ['a custom component nobody registered', { type: 'x:map' }, 'x:map：没有这种组件'],
    ['a property of Object', { type: 'constructor' }, 'constructor：没有这种组件'],
    ['a faulty rule', text('', { text: { $: { nonsense: [1] } } }), '没有名为“nonsense”的运算符'],
    [
      'a faulty condition',
      text('', { when: { $: { nonsense: [1] } } }),
      '没有名为“nonsense”的运算符',
    ],
    [
      'an action the page does not have',
      { type: 'button', action: 'nowhere' },
      '没有名为 nowhere 的操作',
    ],
    [
      'a source the page does not have',
      { type: 'list', source: 'nowhere', item: text('') },
      '没有名为 nowhere 的数据源',
    ],
  ])('%s is shown as such; its neighbours are', async (_what, node, words) => {
    const silent = console.error
    console.error = () => {}
    await showNode(beside(node))
    console.error = silent
    expect(screen.getByText('此处内容无法显示').parentElement?.textContent).toContain(words)
    expect(screen.getByText('旁边的内容')).toBeTruthy()
  })
})

const renders: Record<string, number> = {}
const pages: PageInstance[] = []

/** Counts how often it renders. */
function Probe({ node }: { node: CustomNode }) {
  const name = String(node.props?.name)
  const value = useValue(node.props?.reads)
  renders[name] = (renders[name] ?? 0) + 1
  return <output aria-label={name}>{String(value)}</output>
}
/** Hands the page out to the test. */
function Grab() {
  pages.push(usePage())
  return null
}
const probe = (name: string, path: string): PageNode => ({
  type: 'x:probe',
  props: { name, reads: { $: { var: path } } },
})

test('typing in a form renders what reads that field, and nothing else of the page', async () => {
  const rows = [[{ type: 'textBox', value: 'mobile', label: '手机号码' }]]
  await renderPage(
    { state: { tab: '01' }, forms: { apply: { from: 'rows', rows } } },
    {
      type: 'stack',
      children: [
        { type: 'x:grab' },
        probe('field', 'form.apply.value.mobile'),
        probe('state', 'page.tab'),
        probe('user', 'user.id'),
      ],
    },
    { custom: { probe: Probe, grab: Grab } },
  )
  const before = { ...renders }
  await act(async () => {
    for (const typed of ['1', '13', '138']) pages[0]?.form('apply')?.store.set('mobile', typed)
  })
  expect(screen.getByLabelText('field').textContent).toBe('138')
  expect(renders.field).toBeGreaterThan(before.field ?? 0)
  expect(renders).toMatchObject({ state: before.state, user: before.user })
})
