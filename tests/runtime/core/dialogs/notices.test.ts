import { expect, test } from 'vitest'
import type { PageModel } from '#contract/page.gen.ts'
import { createTestWorld } from '../../support/testWorld.ts'

const MODEL: PageModel = {
  state: { order: [{ type: '01' }, { type: '02' }], wrong: true },
  flow: { order: { $: { var: 'page.order' } }, names: { '01': 'read', '02': 'write' } },
  sources: { list: { call: 'memberQueryPage' } },
  actions: {
    check: {
      do: [
        {
          notify: '请选择会员类型',
          kind: 'warning',
          if: { $: { var: 'page.wrong' } },
        },
      ],
    },
    next: { do: [{ go: 'step:next' }] },
    done: { do: [{ notify: '上报成功' }, { refresh: 'list' }] },
    /** What the page does by itself when an answer comes. */
    own: { on: 'data.list', do: [{ set: { 'page.wrong': true } }] },
    leave: { do: [{ notify: '该订单已关闭', kind: 'warning' }, { go: '/b' }] },
  },
}

function open() {
  const world = createTestWorld({ at: '/a', answers: { memberQueryPage: () => ({ total: 1 }) } })
  const page = world.page(MODEL)
  return { ...world, page, shown: () => world.host.notices.get().map(({ text }) => text) }
}

test('what a page told is out of date when the person acts on it again', async () => {
  const { page, shown } = open()
  await page.run('check')
  expect(shown()).toEqual(['请选择会员类型'])
  page.set('page.wrong', false)
  await page.run('check')
  expect(shown()).toEqual([])
})

test('bad news go with the step they were about, whichever way it is left', async () => {
  const { page, shown, navigation, clock } = open()
  await page.run('next')
  await page.run('check')
  navigation.pressBack()
  await clock.pass(0)
  expect(shown()).toEqual([])
})

test('good news settle the bad news before them, of whichever page, and outlive what follows by itself', async () => {
  const { page, shown, host, clock } = open()
  host.notices.tell('登录已过期，请重新登录', 'warning')
  await page.run('done')
  await clock.pass(0)
  expect(shown()).toEqual(['上报成功'])
})

test('a page that is left takes its bad news along, and leaves the good ones', async () => {
  const { page, shown } = open()
  await page.run('done')
  await page.run('check')
  expect(shown()).toEqual(['请选择会员类型'])
  page.dispose()
  expect(shown()).toEqual([])
  const other = open()
  await other.page.run('done')
  other.page.dispose()
  expect(other.shown()).toEqual(['上报成功'])
})

test('bad news a page tells while it leads elsewhere go along', async () => {
  const { page, shown } = open()
  await page.run('leave')
  page.dispose()
  expect(shown()).toEqual(['该订单已关闭'])
})

test('one page says nothing about what another one told', async () => {
  const { page, shown, host } = open()
  host.notices.ofPage().tell('另一页的提示', 'warning')
  await page.run('check')
  expect(shown()).toEqual(['另一页的提示', '请选择会员类型'])
})
