import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { sendSms } from '#server/jobs/sendSms.ts'
import { PayRefused } from '#server/providers/pay/payProvider.ts'
import { ProviderBusy } from '#server/providers/providerBusy.ts'
import { type SmsMessage, type SmsProvider, SmsRefused } from '#server/providers/sms/smsProvider.ts'
import { SEND_SMS } from '#server/store/jobKinds.ts'
import { putOrganisation } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../store/openTestStore.ts'
import { workOutbox } from '../support/workOutbox.ts'

let store: Store
let time = Date.parse('2026-11-20T02:00:00Z')
const clock = () => new Date(time)
beforeAll(async () => {
  store = await openTestStore({ clock })
  await store.txSystem((tx) => putOrganisation(tx, { orgId: 'o1', code: 'demo', name: '学会' }))
})
afterAll(() => store.close())
beforeEach(async () => {
  time = Date.parse('2026-11-20T02:00:00Z')
  await store.txSystem((tx) => tx.db.deleteFrom('outbox').execute())
})

const order = () =>
  store.tx('o1', (tx) =>
    enqueue(tx, { kind: SEND_SMS, payload: { mobile: '13800000001', code: '123456' } }),
  )

const jobs = () => store.txSystem((tx) => tx.db.selectFrom('outbox').selectAll().execute())

/** A provider that fails as often as told, then takes everything. */
function provider(failures: unknown[]) {
  const sent: SmsMessage[] = []
  const given: string[] = []
  const sms: SmsProvider = {
    templates: new Set(['code'] as const),
    async send(message: SmsMessage) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(message)
    },
  }
  const work = () =>
    workOutbox({
      store,
      handlers: { [SEND_SMS]: (job) => sendSms({ sms, clock }, job) },
      onFailure: (_job, _error, what) => given.push(what),
      random: () => 0.5,
    })
  return { sent, given, work }
}

test('a job is done once, with its id as the provider’s idempotency key', async () => {
  const { sent, work } = provider([])
  const id = await order()
  await work()
  await work()
  expect(sent).toEqual([
    { mobile: '13800000001', template: 'code', param: { code: '123456' }, outId: id },
  ])
})

test('two workers at once do a job once', async () => {
  const { sent, work } = provider([])
  await order()
  await Promise.all([work(), work()])
  expect(sent).toHaveLength(1)
})

test('a provider that is away is asked again later, twice as late each time', async () => {
  const away = () => new TypeError('fetch failed')
  const { sent, given, work } = provider([away(), away()])
  await order()
  await work()
  expect((await jobs())[0]?.runAt).toEqual(new Date(time + 2000))
  await work()
  time += 2000
  await work()
  expect((await jobs())[0]?.runAt).toEqual(new Date(time + 4000))
  time += 4000
  await work()
  expect(given).toEqual(['later', 'later'])
  expect(sent).toHaveLength(1)
})

test('what the provider refuses for good is given up and shown to operators by its code', async () => {
  const { given, work } = provider([new SmsRefused('isv.BUSINESS_LIMIT_CONTROL', '触发限制')])
  await order()
  await work()
  expect(given).toEqual(['up'])
  const [job] = await jobs()
  expect(job).toMatchObject({ error: 'isv.BUSINESS_LIMIT_CONTROL', deadAt: clock() })
})

test.each([
  ['isv.BUSINESS_LIMIT_CONTROL', 'up'],
  ['isv.MOBILE_NUMBER_ILLEGAL', 'up'],
  ['isp.RAM_PERMISSION_DENY', 'up'],
  ['SignatureDoesNotMatch', 'up'],
  ['404', 'up'],
  ['Throttling', 'later'],
  ['Throttling.User', 'later'],
  ['ServiceUnavailable', 'later'],
  ['InternalError', 'later'],
  ['isp.SYSTEM_ERROR', 'later'],
  ['InvalidTimeStamp.Expired', 'later'],
  ['SignatureNonceUsed', 'later'],
  ['502', 'later'],
])(
  'what the provider refuses for reasons of its own is tried again: after %s the job is given %s',
  async (code, given) => {
    const { given: noted, work } = provider([new SmsRefused(code, '')])
    await order()
    await work()
    expect(noted).toEqual([given])
  },
)

test('a job that failed ten times is given up', async () => {
  const failures = Array.from({ length: 12 }, () => new TypeError('fetch failed'))
  const { given, work } = provider(failures)
  await order()
  for (let tries = 0; tries < 12; tries += 1) {
    await work()
    time += 3_600_000
    await store.txSystem((tx) => tx.db.updateTable('outbox').set({ createdAt: clock() }).execute())
  }
  expect(given).toEqual([...Array(9).fill('later'), 'up'])
})

test('a code that is void by now is not sent any more', async () => {
  const { sent, work } = provider([])
  await order()
  time += 5 * 60_000 + 1
  await work()
  expect(sent).toEqual([])
  expect((await jobs())[0]?.doneAt).not.toBeNull()
})

test('a payment provider’s no is noted by its code, and asked about again', async () => {
  const { given, work } = provider([new PayRefused('ACQ.SYSTEM_ERROR', 'not closed')])
  await order()
  await work()
  expect(given).toEqual(['later'])
  expect((await jobs())[0]).toMatchObject({ error: 'ACQ.SYSTEM_ERROR', deadAt: null })
})

test('a job that waits for a provider keeps no other job waiting', async () => {
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  const [waiting, done] = [await order(), await order()]
  const work = workOutbox({
    store,
    handlers: { [SEND_SMS]: ({ id }) => (id === waiting ? slow : Promise.resolve()) },
    onFailure: () => {},
  })
  const isDone = async (id: string) => (await jobs()).find((job) => job.id === id)?.doneAt !== null
  await expect.poll(() => isDone(done)).toBe(true)
  expect(await isDone(waiting)).toBe(false)
  answer()
  expect(await work).toBe(2)
  expect(await isDone(waiting)).toBe(true)
})

test('a worker that died leaves its job to the next after the lease', async () => {
  await order()
  const { sent, work } = provider([])
  void workOutbox({
    store,
    handlers: { [SEND_SMS]: () => new Promise(() => {}) },
    onFailure: () => {},
  })
  await expect.poll(async () => (await jobs())[0]?.tries).toBe(1)
  await work()
  expect(sent).toEqual([])
  time += 61_000
  await work()
  expect(sent).toHaveLength(1)
})

test('a job that has to wait for its provider is put back, and that is no try', async () => {
  const { sent, given, work } = provider([new ProviderBusy(300)])
  await order()
  await work()
  expect((await jobs())[0]).toMatchObject({
    tries: 0,
    error: null,
    leaseUntil: null,
    runAt: new Date(time + 300),
  })
  time += 300
  await work()
  expect(given).toEqual([])
  expect(sent).toHaveLength(1)
})
