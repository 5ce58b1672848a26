import { expect, test } from 'vitest'
import type { GuardUse } from '#contract/page.gen.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld, type WorldOptions } from '../../support/testWorld.ts'

const MOBILE = '13800000000'
const GUARDS = {
  login: { pc: { dialog: 'login' }, mobile: { redirect: '/user/login' } },
  mobileProven: { pc: { dialog: 'prove' } },
  ownsRecord: { pc: { dialog: 'prove' } },
}

function open(require: GuardUse[], options: WorldOptions = {}) {
  const world = createTestWorld({ site: { guards: GUARDS }, ...options })
  const page = world.page({
    state: { ran: 0, mobile: MOBILE },
    sources: { list: { call: 'memberQueryPage' } },
    actions: {
      act: { require, do: [{ set: { 'page.ran': { $: { '+': [{ var: 'page.ran' }, 1] } } } }] },
      other: { require, do: [] },
    },
  })
  const top = () => world.host.dialogs.get().at(-1)
  return { ...world, page, top, ran: () => page.getScope().page.ran }
}
const login: GuardUse = { guard: 'login', message: '请先登录' }

test('the action waits for the remedy and then goes on by itself', async () => {
  const { page, host, top, ran } = open([login])
  const end = page.run('act')
  await settled()
  expect(top()).toMatchObject({ kind: 'page', id: 'login' })
  expect(ran()).toBe(0)
  await host.session.announce('login', { id: 'u1' })
  top()?.end({ value: true })
  expect(await end).toBe('done')
  expect(ran()).toBe(1)
})

test.each([
  ['dismissed', null],
  ['closed without having helped', { value: true }],
])('a remedy %s drops the action and says the message', async (_how, closing) => {
  const { page, host, top, ran } = open([login])
  const end = page.run('act')
  await settled()
  top()?.end(closing)
  expect(await end).toBe('dropped')
  expect(ran()).toBe(0)
  expect(host.notices.get()).toMatchObject([{ text: '请先登录', kind: 'warning' }])
})

test('guards are met in order, each with its own remedy', async () => {
  const proof: GuardUse = { guard: 'mobileProven', with: { mobile: { $: { var: 'page.mobile' } } } }
  const { page, host, top } = open([login, proof])
  const end = page.run('act')
  await settled()
  await host.session.announce('login', { id: 'u1' })
  top()?.end({ value: true })
  await settled()
  expect(top()).toMatchObject({ id: 'prove', given: { mobile: MOBILE } })
  await host.session.announce('proven', { mobile: MOBILE, proof: 'secret' })
  top()?.end({ value: true })
  expect(await end).toBe('done')
  expect(JSON.stringify(host.session.get())).not.toContain('secret')
})

test('after the remedy the row is the fresh record: data are asked again as the person now known', async () => {
  const use: GuardUse = { guard: 'ownsRecord', with: { record: { $: { var: 'row' } } } }
  let shown: object = { id: 'm1', maskMobile: '138****0000' }
  const { page, host, top, ran } = open([use], {
    answers: { memberQueryPage: () => ({ records: [shown], total: 1 }) },
  })
  await settled()
  const end = page.run('act', { row: { id: 'm1', maskMobile: '138****0000' } })
  await settled()
  shown = { id: 'm1', mobile: MOBILE }
  await host.session.announce('proven', { mobile: MOBILE })
  top()?.end({ value: true })
  expect(await end).toBe('done')
  expect(ran()).toBe(1)
})

test('a guard in the middle of a chain resumes at its step: what ran before does not run again', async () => {
  const world = createTestWorld({
    site: { guards: GUARDS },
    answers: { sendCode: {}, memberApply: {} },
  })
  const page = world.page({
    actions: { act: { do: [{ call: 'sendCode' }, { call: 'memberApply', require: [login] }] } },
  })
  const end = page.run('act')
  await settled()
  expect(world.asked.map(({ call }) => call)).toEqual(['sendCode'])
  await world.host.session.announce('login', { id: 'u1' })
  world.host.dialogs.get()[0]?.end({ value: true })
  expect(await end).toBe('done')
  expect(world.asked.map(({ call }) => call)).toEqual(['sendCode', 'memberApply'])
})

test('`if` leaves a guard out', async () => {
  const { page } = open([{ ...login, if: { $: { '==': [{ var: 'page.mobile' }, ''] } } }])
  expect(await page.run('act')).toBe('done')
})

test('a guard without a remedy says its message and drops the action', async () => {
  const { page, host } = open([
    { guard: 'picked', with: { value: null }, message: '请选择支付方式' },
  ])
  expect(await page.run('act')).toBe('dropped')
  expect(host.notices.get()).toMatchObject([{ text: '请选择支付方式' }])
})

test('who arrives after an expired login is told that, and not once more to log in', async () => {
  const told = async (expired: boolean) => {
    const world = createTestWorld({ at: '/user/data', device: 'mobile', site: { guards: GUARDS } })
    if (expired) world.host.notices.tell('登录已过期，请重新登录', 'warning')
    world.page({}, { require: [{ guard: 'login', message: '请先登录' }] })
    await settled()
    return world.host.notices.get().map(({ text }) => text)
  }
  expect(await told(false)).toEqual(['请先登录'])
  expect(await told(true)).toEqual(['登录已过期，请重新登录'])
})

test('a redirect remedy drops the action and keeps the way back', async () => {
  const { page, navigation, ran } = open([login], { device: 'mobile', at: '/module?id=3' })
  expect(await page.run('act')).toBe('dropped')
  expect(navigation.trail()).toEqual(['/module?id=3', '/user/login?redirect=%2Fmodule%3Fid%3D3'])
  expect(ran()).toBe(0)
})

test('one action waits at most: a second one is dropped without a second dialog', async () => {
  const { page, host } = open([login])
  void page.run('act')
  await settled()
  expect(await page.run('other')).toBe('dropped')
  expect(host.dialogs.get()).toHaveLength(1)
})

test('a page that is gone drops what waited', async () => {
  const { page, host, top, ran } = open([login])
  const end = page.run('act')
  await settled()
  page.dispose()
  await host.session.announce('login', { id: 'u1' })
  top()?.end({ value: true })
  expect(await end).toBe('dropped')
  expect(ran()).toBe(0)
})

test('the page’s own guard keeps its data closed until it is met', async () => {
  const world = createTestWorld({ site: { guards: GUARDS } })
  const page = world.page({ sources: { list: { call: 'memberQueryPage' } } }, { require: [login] })
  await settled()
  expect(page.gate.get()).toBe('asking')
  expect(world.asked).toEqual([])
  world.host.dialogs.get()[0]?.end(null)
  await settled()
  expect(page.gate.get()).toBe('refused')
  await world.host.session.announce('login', { id: 'u1' })
  expect(page.gate.get()).toBe('open')
  expect(world.asked).toHaveLength(1)
})

test('a refusal of the server for want of a login is told and starts no remedy', async () => {
  const refuse = () => {
    throw Object.assign(new Error(), { code: 'A0403', msg: '手机验证已过期，请重新验证' })
  }
  const world = createTestWorld({ site: { guards: GUARDS }, answers: { memberStatus: refuse } })
  const page = world.page({ actions: { report: { do: [{ call: 'memberStatus' }] } } })
  expect(await page.run('report')).toBe('stopped')
  expect(world.host.dialogs.get()).toEqual([])
  expect(world.host.notices.get()).toMatchObject([{ text: '手机验证已过期，请重新验证' }])
})

test('a page that asks for a login is not loading meanwhile: it waits, and opens or stays shut', async () => {
  const { host, page: open } = createTestWorld({ site: { guards: GUARDS } })
  const page = open({}, { require: [login] })
  await settled()
  expect(page.gate.get()).toBe('asking')
  host.dialogs.get()[0]?.end(null)
  await settled()
  expect(page.gate.get()).toBe('refused')
  void page.knock()
  await settled()
  expect(page.gate.get()).toBe('asking')
  await host.session.announce('login', { id: 'u1' })
  host.dialogs.get()[0]?.end({ value: true })
  await settled()
  expect(page.gate.get()).toBe('open')
})
