import { expect, test } from 'vitest'
import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld } from '../../support/testWorld.ts'

type Finish = (value: unknown) => void

test('asks when the question changes, and not when anything else does', async () => {
  const world = createTestWorld({ answers: { memberQueryPage: [] } })
  const page = world.page({
    state: { tab: '01', other: 0 },
    sources: {
      list: { call: 'memberQueryPage', params: { oneMemberCode: { $: { var: 'page.tab' } } } },
    },
  })
  await settled()
  page.set('page.other', 1)
  page.set('page.tab', '02')
  await settled()
  expect(world.asked.map(({ input }) => input)).toEqual([
    { oneMemberCode: '01' },
    { oneMemberCode: '02' },
  ])
})

test('rests at `initial` while `when` is false, and returns to it', async () => {
  const world = createTestWorld({ answers: { memberQueryPage: { records: [1], total: 1 } } })
  const page = world.page({
    state: { keyword: '' },
    sources: {
      list: {
        call: 'memberQueryPage',
        when: { $: { notEmpty: [{ var: 'page.keyword' }] } },
        initial: { records: [], total: 0 },
      },
    },
  })
  const data = () => page.getScope().data.list
  await settled()
  expect(data()).toMatchObject({ value: { records: [] }, status: 'idle', total: 0 })
  page.set('page.keyword', '张')
  expect(data()).toMatchObject({ status: 'loading' })
  await settled()
  expect(data()).toMatchObject({ value: { records: [1] }, status: 'ready', total: 1 })
  page.set('page.keyword', '')
  expect(data()).toMatchObject({ value: { records: [] }, status: 'idle' })
})

test('the last question wins, however the answers arrive', async () => {
  const finish: Record<string, Finish> = {}
  const world = createTestWorld({
    answers: {
      memberQueryPage: ({ tab }: { tab: string }) =>
        new Promise((resolve) => {
          finish[tab] = resolve
        }),
    },
  })
  const page = world.page({
    state: { tab: '01' },
    sources: { list: { call: 'memberQueryPage', params: { tab: { $: { var: 'page.tab' } } } } },
  })
  await settled()
  page.set('page.tab', '02')
  await settled()
  finish['02']?.(['new'])
  finish['01']?.(['old'])
  await settled()
  expect(page.getScope().data.list).toMatchObject({ value: ['new'] })
})

test('an adapter reads its answer again when the tables it looks up arrive', async () => {
  const world = createTestWorld({
    answers: { memberQueryPage: { code: '2' } },
    adapters: {
      named: (answer, { dictionaries }) =>
        dictionaryName(dictionaries, 'SEX', (answer as { code: string }).code),
    },
  })
  const page = world.page({ sources: { list: { call: 'memberQueryPage', adapter: 'named' } } })
  await settled()
  const value = () => page.resolve({ $: { var: 'data.list.value' } })
  expect(value()).toBe('2')
  world.lookups.set({ dictionaries: { SEX: [{ itemCode: '2', itemName: '女' }] }, areas: [] })
  expect(value()).toBe('女')
  expect(world.asked).toHaveLength(1)
})

test('an answer comes through the named adapter; a missing adapter is an error that is reported', async () => {
  const world = createTestWorld({
    answers: { memberQueryPage: { list: [1, 2] } },
    adapters: { unwrap: (answer) => (answer as { list: unknown }).list },
  })
  const page = world.page({
    sources: {
      good: { call: 'memberQueryPage', adapter: 'unwrap' },
      bad: { call: 'memberQueryPage', adapter: 'nowhere' },
    },
  })
  await settled()
  expect(page.getScope().data).toMatchObject({
    good: { value: [1, 2], total: 2 },
    bad: { status: 'error' },
  })
  expect(world.faults).toMatchObject([{ code: 'source-failed', path: 'data.bad' }])
})

test('a refusal is kept beside the old value', async () => {
  let refuse = false
  const world = createTestWorld({
    answers: {
      memberQueryPage: () => {
        if (refuse) throw Object.assign(new Error(), { code: 'A0429', msg: '请求过于频繁' })
        return ['kept']
      },
    },
  })
  const page = world.page({ sources: { list: { call: 'memberQueryPage' } } })
  await settled()
  refuse = true
  await page.refresh('list')
  expect(page.getScope().data.list).toMatchObject({
    value: ['kept'],
    status: 'error',
    error: { code: 'A0429', msg: '请求过于频繁' },
  })
})

test('a source that reads another asks when the other has answered', async () => {
  const world = createTestWorld({ answers: { memberInfo: { orgId: 'x' }, orgInfo: {} } })
  world.page({
    sources: {
      org: {
        call: 'orgInfo',
        when: { $: { var: 'data.member.value' } },
        params: { id: { $: { var: 'data.member.value.orgId' } } },
      },
      member: { call: 'memberInfo' },
    },
  })
  await settled()
  expect(world.asked).toEqual([
    { call: 'memberInfo', input: {} },
    { call: 'orgInfo', input: { id: 'x' } },
  ])
})

test('what waits for another source says so, and is not asked with half of what it needs', async () => {
  let finish: Finish = () => {}
  const world = createTestWorld({
    answers: {
      memberConfigList: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
      formConfig: {},
    },
  })
  const page = world.page({
    sources: {
      definition: {
        call: 'formConfig',
        params: {
          objId: { $: { find: [{ var: 'data.config.value' }, 'memberType', 't', 'objId'] } },
        },
      },
      config: { call: 'memberConfigList', initial: [] },
    },
  })
  await settled()
  expect(page.getScope().data.definition).toMatchObject({ status: 'loading' })
  expect(world.asked.map(({ call }) => call)).toEqual(['memberConfigList'])
  finish([{ memberType: 't', objId: 'x' }])
  await settled()
  expect(world.asked.at(-1)).toEqual({ call: 'formConfig', input: { objId: 'x' } })
  void page.refresh('config')
  await settled()
  expect(page.getScope().data.definition).toMatchObject({ status: 'ready' })
})

test('who asks matters: after a login only calls that send credentials are asked again', async () => {
  const world = createTestWorld({ answers: {} })
  world.page({ sources: { mine: { call: 'memberQueryPage' }, common: { call: 'formConfig' } } })
  await settled()
  world.asked.length = 0
  await world.host.session.announce('login', { id: 'u1' })
  await settled()
  expect(world.asked.map(({ call }) => call)).toEqual(['memberQueryPage'])
})

function polled(until?: object) {
  const waiting: Finish[] = []
  const world = createTestWorld({
    answers: { payResult: () => new Promise((resolve) => waiting.push(resolve)) },
  })
  const page = world.page({
    sources: {
      paid: { call: 'payResult', every: 3000, ...(until && { until: { $: until as never } }) },
    },
  })
  const answer = async (value: unknown) => {
    waiting.shift()?.(value)
    await settled()
  }
  return { ...world, page, answer }
}

test('polls count from the answer: never two requests at once', async () => {
  const { clock, asked, answer } = polled()
  await clock.pass(10_000)
  expect(asked).toHaveLength(1)
  await answer(null)
  await clock.pass(2999)
  expect(asked).toHaveLength(1)
  await clock.pass(1)
  expect(asked).toHaveLength(2)
})

test('polling ends when `until` holds', async () => {
  const { clock, asked, answer } = polled({ notEmpty: [{ var: 'data.paid.value' }] })
  await answer(null)
  await clock.pass(3000)
  await answer({ id: 'p1' })
  await clock.pass(60_000)
  expect(asked).toHaveLength(2)
})

test('a failed poll is followed by the next one', async () => {
  const world = createTestWorld({
    answers: {
      payResult: () => {
        throw Object.assign(new Error(), { name: 'NetworkFailure', msg: '网络连接失败' })
      },
    },
  })
  world.page({ sources: { paid: { call: 'payResult', every: 3000 } } })
  await world.clock.pass(7000)
  expect(world.asked).toHaveLength(3)
})

test('polls pause while nobody sees the tab, and go on at once when somebody does', async () => {
  const { clock, asked, answer, hidden } = polled()
  await answer(null)
  hidden.set(true)
  await clock.pass(60_000)
  expect(asked).toHaveLength(1)
  hidden.set(false)
  await settled()
  expect(asked).toHaveLength(2)
})

test('leaving the page ends its polls', async () => {
  const { clock, asked, answer, page } = polled()
  await answer(null)
  page.dispose()
  await clock.pass(60_000)
  expect(asked).toHaveLength(1)
})
