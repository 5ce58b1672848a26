import { describe, expect, test } from 'vitest'
import type { PageNode } from '#contract/nodes.gen.ts'
import type { FragmentDocument } from '#contract/page.gen.ts'
import { expand } from '#runtime/core/documents/expand.ts'
import { loadDocument } from '#runtime/core/documents/loadDocument.ts'
import { createTestWorld } from '../../support/testWorld.ts'

const fragment = (
  id: string,
  node: PageNode,
  params: FragmentDocument['params'] = {},
): FragmentDocument => ({
  dsl: 1,
  id,
  params,
  node,
})
const param = (name: string) => ({ $param: name }) as never
const byId = (...all: FragmentDocument[]) => Object.fromEntries(all.map((one) => [one.id, one]))

describe('expand', () => {
  test('puts given values in place of params, at any depth, also inside rules', () => {
    const card = fragment(
      'card',
      { type: 'text', text: { $: { var: param('path') } }, as: param('as') },
      { path: null, as: 'p' },
    )
    const { node, faults } = expand(
      { type: 'stack', children: [{ use: 'card', with: { path: 'row.name' } }] },
      byId(card),
    )
    expect(node).toEqual({
      type: 'stack',
      children: [{ type: 'text', text: { $: { var: 'row.name' } }, as: 'p' }],
    })
    expect(faults).toEqual([])
  })

  test('a param may be a whole tree, with fragments of its own', () => {
    const frame = fragment('frame', { type: 'card', children: param('body') }, { body: [] })
    const leaf = fragment('leaf', { type: 'divider' })
    const { node } = expand({ use: 'frame', with: { body: [{ use: 'leaf' }] } }, byId(frame, leaf))
    expect(node).toEqual({ type: 'card', children: [{ type: 'divider' }] })
  })

  test('the rows of a fragment stand in place of the one that uses it, also within another', () => {
    const rows = (id: string, ...all: unknown[]): FragmentDocument => ({
      dsl: 1,
      id,
      params: { label: '名称' },
      rows: all as never,
    })
    const asked = rows('asked', [{ type: 'textBox', label: param('label') }], [{ type: 'switch' }])
    const section = rows('section', [{ type: 'page' }], {
      use: 'asked',
      with: { label: param('label') },
    })
    const { node, faults } = expand<unknown>(
      { rows: [[{ type: 'rate' }], { use: 'section', with: { label: '姓名' } }, []] },
      byId(asked, section),
    )
    expect(node).toEqual({
      rows: [
        [{ type: 'rate' }],
        [{ type: 'page' }],
        [{ type: 'textBox', label: '姓名' }],
        [{ type: 'switch' }],
        [],
      ],
    })
    expect(faults).toEqual([])
  })

  test('`when` of the use and of the fragment must both hold', () => {
    const leaf = fragment('leaf', { type: 'divider', when: { $: { var: 'page.a' } } })
    const { node } = expand({ use: 'leaf', when: { $: { var: 'page.b' } }, only: 'pc' }, byId(leaf))
    expect(node).toEqual({
      type: 'divider',
      only: 'pc',
      when: { $: { and: [{ var: 'page.b' }, { var: 'page.a' }] } },
    })
  })

  test.each([
    ['unknown-fragment', [], { use: 'nowhere' }],
    ['fragment-cycle', [fragment('a', { use: 'b' }), fragment('b', { use: 'a' })], { use: 'a' }],
    ['missing-param', [fragment('a', { type: 'divider' }, { title: null })], { use: 'a' }],
  ] as [string, FragmentDocument[], PageNode][])(
    '%s is told with its place',
    (code, fragments, use) => {
      const { faults } = expand({ type: 'stack', children: [use] }, byId(...fragments))
      expect(faults).toMatchObject([{ code, path: '/children/0' }])
    },
  )
})

test('loading a page loads the fragments among its rows, and those within them', async () => {
  const form = { from: 'rows' as const, rows: [{ use: 'asked' }] as never }
  const views = { pc: { type: 'form' as const, form: 'sign' } }
  const { host } = createTestWorld({
    pages: [{ dsl: 1, id: 'home', title: '首页', model: { forms: { sign: form } }, views }],
    fragments: [
      { dsl: 1, id: 'asked', params: {}, rows: [[{ use: 'name' }], [{ type: 'switch' }]] },
      { dsl: 1, id: 'name', params: {}, field: { type: 'textBox' } },
    ],
  })
  const { document, faults } = await loadDocument(host.documents, 'page', 'home')
  expect(document?.model.forms?.sign).toEqual({
    from: 'rows',
    rows: [[{ type: 'textBox' }], [{ type: 'switch' }]],
  })
  expect(faults).toEqual([])
})

test('loading a page loads every fragment it uses, and theirs, each once', async () => {
  const { host } = createTestWorld({
    pages: [
      {
        dsl: 1,
        id: 'home',
        title: '首页',
        model: {},
        views: { pc: { type: 'stack', children: [{ use: 'a' }, { use: 'b' }] } },
      },
    ],
    fragments: [
      fragment('a', { type: 'card', children: [{ use: 'b' }] }),
      fragment('b', { type: 'divider' }),
    ],
  })
  const { document, findings } = await loadDocument(host.documents, 'page', 'home')
  expect(document?.views.pc).toEqual({
    type: 'stack',
    children: [{ type: 'card', children: [{ type: 'divider' }] }, { type: 'divider' }],
  })
  expect(findings).toEqual([])
})
