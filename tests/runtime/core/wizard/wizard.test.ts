import { expect, test } from 'vitest'
import type { PageModel } from '#contract/page.gen.ts'
import type { FlowState } from '#runtime/core/wizard/createWizard.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld, type WorldOptions } from '../../support/testWorld.ts'

const ORDER = [
  { type: '01', title: '阅读须知' },
  { type: '02', title: '填写' },
  { type: '03', title: '上传' },
]
const NAMES = { '01': 'read', '02': 'write', '03': 'upload' }
const rows = [
  [
    { type: 'textBox', value: 'realName', label: '姓名', required: true },
    { type: 'textBox', value: 'secret', label: '密码', textBoxType: '03' },
  ],
]
const MODEL: PageModel = {
  state: { agreed: false, order: ORDER },
  forms: { apply: { from: 'rows', rows } },
  flow: { order: { $: { var: 'page.order' } }, names: NAMES },
  actions: {
    next: { do: [{ go: 'step:next' }] },
    prev: { do: [{ go: 'step:prev' }] },
    jump: { do: [{ go: 'step:upload' }] },
    check: { do: [{ validate: 'step' }, { go: 'step:next' }] },
  },
}
const STEPS_NODE = {
  type: 'steps' as const,
  bodies: {
    read: { type: 'text' as const, text: '须知' },
    write: { type: 'stack' as const, children: [{ type: 'form' as const, form: 'apply' }] },
    upload: { type: 'text' as const, text: '上传' },
  },
}

function open(options: WorldOptions = {}, model: PageModel = MODEL) {
  const world = createTestWorld({ at: '/module?id=1', ...options })
  const page = world.page(model, { views: { pc: STEPS_NODE } })
  return { ...world, page, flow: () => page.getScope().page.flow as FlowState }
}

test('the configured order decides the steps; the first is open', () => {
  const { flow } = open()
  expect(flow()).toMatchObject({ step: 'read', index: 0 })
  expect(flow().steps.map(({ name, title }) => [name, title])).toEqual([
    ['read', '阅读须知'],
    ['write', '填写'],
    ['upload', '上传'],
  ])
})

test('an unknown code is skipped and reported once', () => {
  const { flow, faults, page } = open(
    {},
    { ...MODEL, state: { order: [{ type: '77', title: '?' }, ...ORDER] } },
  )
  page.set('page.order', [{ type: '77', title: '?' }, ORDER[0]])
  expect(flow().steps).toMatchObject([{ name: 'read' }])
  expect(faults).toMatchObject([{ code: 'unknown-step' }])
})

test('next is a new entry of the history, so the back button goes one step back', async () => {
  const { page, flow, navigation } = open()
  await page.run('next')
  await page.run('next')
  expect(navigation.trail()).toEqual([
    '/module?id=1',
    '/module?id=1&step=write',
    '/module?id=1&step=upload',
  ])
  navigation.pressBack()
  expect(flow().step).toBe('write')
  navigation.pressBack()
  expect(flow().step).toBe('read')
})

test('prev goes the same way back and leaves no double entries', async () => {
  const { page, flow, navigation } = open()
  await page.run('next')
  await page.run('prev')
  expect(flow().step).toBe('read')
  expect(navigation.trail()).toEqual(['/module?id=1'])
})

test('beyond the last step nothing happens', async () => {
  const { page, flow } = open()
  for (let i = 0; i < 5; i++) await page.run('next')
  expect(flow()).toMatchObject({ step: 'upload', index: 2 })
})

test('reloading stays at the step and keeps what was typed, masked text aside', async () => {
  const first = open()
  await first.page.run('next')
  first.page.set('page.agreed', true)
  first.page.form('apply')?.store.set('realName', '张三')
  first.page.form('apply')?.store.set('secret', 'pa55word')
  await first.clock.pass(1000)
  expect([...first.keep.values()].join()).not.toContain('pa55word')

  const again = open({ at: '/module?id=1&step=write', keep: first.keep })
  expect(again.flow().step).toBe('write')
  expect(again.page.getScope().page.agreed).toBe(true)
  expect(again.page.form('apply')?.store.get('realName')).toBe('张三')
})

test('leaving before a form has opened keeps what was kept of it', async () => {
  const model: PageModel = {
    ...MODEL,
    sources: { config: { call: 'formConfig' } },
    forms: { apply: { from: 'formInfo', source: 'config' } },
  }
  const first = open({ answers: { formConfig: { formInfo: rows } } }, model)
  await settled()
  first.page.form('apply')?.store.set('realName', '张三')
  await first.clock.pass(1000)
  const never = () => new Promise(() => {})
  open({ keep: first.keep, answers: { formConfig: never } }, model).page.dispose()
  const again = open({ keep: first.keep, answers: { formConfig: { formInfo: rows } } }, model)
  await settled()
  expect(again.page.form('apply')?.store.get('realName')).toBe('张三')
})

test('a step in the address whose state is gone leads to the first step', () => {
  const { flow, navigation } = open({ at: '/module?id=1&step=upload' })
  expect(flow().step).toBe('read')
  expect(navigation.trail()).toEqual(['/module?id=1&step=read'])
})

test('while the order is not known yet the address is left alone', () => {
  const { flow, navigation } = open(
    { at: '/module?id=1&step=write' },
    { ...MODEL, state: { order: [] } },
  )
  expect(flow()).toEqual({ step: '', index: -1, steps: [] })
  expect(navigation.trail()).toEqual(['/module?id=1&step=write'])
})

test('while the order is unknown the fallback shows, and the address is left alone', async () => {
  let finish = (_value: unknown) => {}
  const model: PageModel = {
    ...MODEL,
    state: { type: 't' },
    sources: { config: { call: 'memberConfigList', initial: [] } },
    flow: {
      order: { $: { stepsOf: [{ var: 'data.config.value' }, { var: 'page.type' }] } },
      fallback: ORDER.slice(0, 2),
      names: NAMES,
    },
  }
  const first = open({ answers: { memberConfigList: [{ memberType: 't', steps: ORDER }] } }, model)
  await settled()
  await first.page.run('next')
  await first.page.run('next')
  await first.clock.pass(1000)
  const answers = {
    memberConfigList: () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  }
  const again = open({ at: '/module?id=1&step=upload', keep: first.keep, answers }, model)
  expect(again.flow()).toMatchObject({ step: 'read', index: 0 })
  expect(again.navigation.trail()).toEqual(['/module?id=1&step=upload'])
  finish([{ memberType: 't', steps: ORDER }])
  await settled()
  expect(again.flow()).toMatchObject({ step: 'upload', index: 2 })
})

test('another person does not find what the tab kept', async () => {
  const first = open({ user: { id: 'u1' } })
  first.page.form('apply')?.store.set('realName', '张三')
  await first.clock.pass(1000)
  const other = open({ user: { id: 'u2' }, keep: first.keep })
  expect(other.page.form('apply')?.store.get('realName')).toBeUndefined()
})

test('logging out forgets it, also what is typed afterwards', async () => {
  const { page, keep, clock, host } = open({ user: { id: 'u1' } })
  page.form('apply')?.store.set('realName', '张三')
  await clock.pass(1000)
  await host.session.announce('logout', null)
  page.form('apply')?.store.set('realName', '李四')
  await clock.pass(1000)
  page.dispose()
  expect(keep.size).toBe(0)
})

test('what was submitted is not kept, and leaving the page afterwards ends the flow', async () => {
  const model: PageModel = {
    ...MODEL,
    state: { ...MODEL.state, made: null },
    actions: {
      ...MODEL.actions,
      send: {
        do: [
          { submit: 'apply' },
          { call: 'memberApply', as: 'made' },
          { set: { 'page.made': { $: { var: 'result.made' } } } },
          { go: 'step:upload' },
        ],
      },
    },
  }
  const answers = { memberApply: { id: 'm1' } }
  const first = open({ answers }, model)
  await first.page.run('next')
  first.page.form('apply')?.store.set('realName', '张三')
  expect(await first.page.run('send')).toBe('done')
  await first.clock.pass(1000)
  expect([...first.keep.values()].join()).not.toContain('张三')

  const again = open({ at: '/module?id=1&step=upload', keep: first.keep, answers }, model)
  expect(again.flow().step).toBe('upload')
  expect(again.page.getScope().page.made).toEqual({ id: 'm1' })
  again.page.dispose()
  expect(again.keep.size).toBe(0)
})

test('leaving the last step ends the flow: nothing is kept', async () => {
  const { page, keep, clock } = open()
  await page.run('next')
  await page.run('next')
  await clock.pass(1000)
  expect(keep.size).toBe(1)
  page.dispose()
  expect(keep.size).toBe(0)
})

test('`validate: step` checks the forms of the open step, and no others', async () => {
  const { page, flow } = open()
  await page.run('check')
  expect(flow().step).toBe('write')
  expect(await page.run('check')).toBe('stopped')
  expect(flow().step).toBe('write')
  page.form('apply')?.store.set('realName', '张三')
  await page.run('check')
  await settled()
  expect(flow().step).toBe('upload')
})
