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
