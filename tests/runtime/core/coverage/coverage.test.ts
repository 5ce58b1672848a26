import { expect, test } from 'vitest'
import type { PageDocument } from '#contract/page.gen.ts'
import { createCoverageRecorder } from '#runtime/core/coverage/createCoverageRecorder.ts'
import { partsOf } from '#runtime/core/coverage/partsOf.ts'

const asked = { $: { var: 'page.open' } }
const remove = { confirm: '删除？', else: [{ notify: '没有删除' }] }
const report = { call: 'logout', if: { $: { var: 'row.id' } } }
const title = { type: 'text' as const, text: '标题' }
const tabs = {
  type: 'tabs' as const,
  bind: 'page.tab' as const,
  tabs: [{ value: 'a', label: '甲', when: { $: { var: 'user.id' } } }],
  bodies: { a: title },
}
const document: PageDocument = {
  dsl: 1,
  id: 'sample',
  title: '样例',
  model: {
    sources: { list: { call: 'noticePage', when: asked } },
    actions: {
      remove: { label: '删除', for: 'row', do: [remove] },
      report: { when: asked, do: [report] },
    },
    timers: { poll: { for: 1000, onEnd: [{ refresh: 'list' }] } },
  },
  views: {
    pc: {
      type: 'stack',
      children: [tabs, { type: 'text', text: '手机', only: 'mobile' }],
    },
  },
}

test('the parts of a document are its nodes, actions, steps and both sides of its conditions', () => {
  expect(partsOf(document).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'document sample',
    'branch sample#/model/sources/list/when=true',
    'branch sample#/model/sources/list/when=false',
    'rowAction sample#/model/actions/remove',
    'step sample#/model/actions/remove/do/0',
    'step sample#/model/actions/remove/do/0/else/0',
    'action sample#/model/actions/report',
    'branch sample#/model/actions/report/when=true',
    'branch sample#/model/actions/report/when=false',
    'step sample#/model/actions/report/do/0',
    'branch sample#/model/actions/report/do/0/if=true',
    'branch sample#/model/actions/report/do/0/if=false',
    'step sample#/model/timers/poll/onEnd/0',
    'node sample#/views/pc',
    'node sample#/views/pc/children/0',
    'branch sample#/views/pc/children/0/tabs/0/when=true',
    'branch sample#/views/pc/children/0/tabs/0/when=false',
    'node sample#/views/pc/children/0/bodies/a',
  ])
})

test('the recorder reports each exercised part once, and only the side of a condition that was met', () => {
  const seen: string[] = []
  const recorder = createCoverageRecorder((id) => seen.push(id))
  recorder.opened(document)
  recorder.used(title)
  recorder.used(title)
  recorder.decided(report.if, false)
  recorder.decided(report.if, false)
  expect(seen).toEqual([
    'sample',
    'sample#/views/pc/children/0/bodies/a',
    'sample#/model/actions/report/do/0/if=false',
  ])
})

test('a condition that stands in two places counts in both', () => {
  const seen: string[] = []
  const recorder = createCoverageRecorder((id) => seen.push(id))
  recorder.opened(document)
  recorder.decided(asked, true)
  expect(seen.slice(1)).toEqual([
    'sample#/model/sources/list/when=true',
    'sample#/model/actions/report/when=true',
  ])
})

test.each([undefined, true, 'text', {}])(
  'what belongs to no document is not told: %o',
  (stranger) => {
    const seen: string[] = []
    const recorder = createCoverageRecorder((id) => seen.push(id))
    recorder.opened(document)
    recorder.decided(stranger, true)
    expect(seen).toEqual(['sample'])
  },
)
