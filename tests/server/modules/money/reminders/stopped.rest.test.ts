import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayAfter } from '#domain/time/days.ts'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { scanReminders } from '#server/modules/money/reminders/scanReminders.ts'
import { sendReminder } from '#server/modules/money/reminders/sendReminder.ts'
import { insertQuestion } from '#server/modules/money/repositories/duesQuestions.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { ProviderRefused } from '#server/providers/providerRefused.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, told } from '../support/duesWorld.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = visitor(world.server)
  await staff.login('staff', 'Staff-2026')
})
afterAll(() => world.server.close())

interface Scene {
  id: string
  who: Visitor
}

const today = () => beijingDay(world.server.now())

/** A member who is enqueued to be reminded by SMS, after `before`, with the outcome after `between` and the sending. */
async function outcome(happens: { before?: Deed; between?: Deed }) {
  const scene = await world.member({ endAt: dayAfter(today(), 30) })
  await happens.before?.(scene)
  await scanReminders(world.server.parts, new Set(['sms']))
  await happens.between?.(scene)
  await world.server.work()
  return reminderOf(scene.id)
}

type Deed = (scene: Scene) => Promise<unknown>

const reminderOf = (memberId: string) =>
  world.tx((tx) =>
    tx.db
      .selectFrom('duesReminder')
      .where('memberId', '=', memberId)
      .select(['outcome', 'reason', 'address', 'sentAt'])
      .executeTakeFirst(),
  )

const asks =
  (kind: 'other' | 'dispute'): Deed =>
  async ({ id, who }) => {
    const notice = await told(who, id)
    const order = await who.call('pay', { id: notice.id, method: '0101', param: { device: '1' } })
    await world.tx((tx) => insertQuestion(tx, { orderId: order.id, memberId: id, kind }))
  }

const answered: Deed = async (scene) => {
  await asks('other')(scene)
  const { records } = await staff.call('questionPage', { orgId: DEMO, current: 1, size: 100 })
  const question = records.find(({ memberId }) => memberId === scene.id)
  await staff.call('questionAnswer', { id: question?.id ?? '', text: '请照通知缴费' })
}

const paused: Deed = ({ id }) =>
  staff.call('remindersPause', { id, until: today(), reason: '本人来电，下月缴费' })

const resumed: Deed = async (scene) => {
  await paused(scene)
  await staff.call('remindersResume', { id: scene.id })
}

const change =
  (values: { endAt?: string; status?: '98' }): Deed =>
  async ({ id }) =>
    world.tx(async (tx) => {
      const record = await memberApplications.find(tx, id)
      return record && memberApplications.save(tx, record, values as object)
    })

const STOPPED: [name: string, Deed, reason: string][] = [
  ['asks', asks('other'), 'asked'],
  ['disputes', asks('dispute'), 'asked'],
  ['is in pause', paused, 'paused'],
]

test.each(STOPPED)('who %s before is not reminded', async (_name, before, reason) => {
  expect(await outcome({ before })).toMatchObject({ outcome: 'stopped', reason, sentAt: null })
})

test.each([
  ...STOPPED,
  ['pays', change({ endAt: '2099-12-31' }), 'paid'] as [string, Deed, string],
])('who %s between enqueuing and sending is not reminded', async (_name, between, reason) => {
  expect(await outcome({ between })).toMatchObject({ outcome: 'stopped', reason, sentAt: null })
})

test.each([
  ['nothing happens', {}],
  ['the question is answered', { between: answered }],
  ['the pause is taken back', { between: resumed }],
])('when %s the reminder is sent, to an address kept masked', async (_name, happens) => {
  expect(await outcome(happens)).toMatchObject({
    outcome: 'sent',
    reason: '',
    address: expect.stringMatching(/^139\*{4}\d{4}$/),
    sentAt: expect.any(Date),
  })
})

test('the list of pauses has who is in pause today, and a day that is over is refused', async () => {
  const { id } = await world.member({})
  const listed = async () => {
    const { records } = await staff.call('pausePage', { orgId: DEMO, current: 1, size: 100 })
    return records.filter(({ memberId }) => memberId === id)
  }
  const pause = (until: string, reason: string) =>
    staff.ask('remindersPause', { id, until, reason })
  expect(await pause(dayAfter(today(), -1), '来电')).toMatchObject({ status: 400 })
  expect(await pause(today(), ' ')).toMatchObject({ status: 400 })
  await pause(today(), '来电')
  await pause(dayAfter(today(), 7), '出国')
  expect(await listed()).toMatchObject([{ until: dayAfter(today(), 7), reason: '出国' }])
  await staff.call('remindersResume', { id })
  expect(await listed()).toEqual([])
})

test.each([
  ['refused for good', new ProviderRefused('isv.MOBILE_NUMBER_ILLEGAL', 'no', true), 'refused'],
  ['refused for now', new ProviderRefused('Throttling.User', 'later', false), 'failed'],
  ['not reached', new Error('ECONNREFUSED'), 'failed'],
])('a provider that is %s', async (_name, error, expected) => {
  const { id } = await world.member({ endAt: dayAfter(today(), 30) })
  await scanReminders(world.server.parts, new Set(['sms']))
  const job = await world.tx((tx) =>
    tx.db.selectFrom('outbox').where('doneAt', 'is', null).selectAll().execute(),
  )
  const own = job.find(({ payload }) => (payload as { memberId?: string }).memberId === id)
  const parts = { ...world.server.parts, originOf: (host: string) => `http://${host}` }
  const sending = (send: () => Promise<void>) =>
    sendReminder({ ...parts, sms: { templates: new Set(['reminder']), send } }, own as OutboxJob)
  await expect(sending(() => Promise.reject(error))).rejects.toThrow()
  const reason = error instanceof ProviderRefused ? error.code : ''
  expect(await reminderOf(id)).toMatchObject({ outcome: expected, reason, sentAt: null })
  await sending(() => Promise.resolve())
  expect(await reminderOf(id)).toMatchObject({ outcome: 'sent', reason: '' })
})

test('staff see what went to whom, why a reminder was stopped, and who has renewed since', async () => {
  const listed = async (memberId: string, filter: object = {}) => {
    const page = { orgId: DEMO, current: 1, size: 100, ...filter } as const
    const { records } = await staff.call('reminderPage', page)
    return records.filter((row) => row.memberId === memberId)
  }
  const reminded = async (before: Deed) => {
    const scene = await world.member({ endAt: dayAfter(today(), 30) })
    await before(scene)
    await scanReminders(world.server.parts, new Set(['sms']))
    await world.server.work()
    return scene.id
  }
  const sent = await reminded(() => Promise.resolve())
  expect(await listed(sent)).toEqual([
    expect.objectContaining({
      wayName: '短信',
      dayName: '到期前30天',
      address: expect.stringMatching(/^139\*{4}\d{4}$/),
      outcomeName: '已发送',
      renewedName: '未续费',
      outcomeAt: expect.any(String),
    }),
  ])
  const stopped = await reminded(paused)
  expect(await listed(stopped)).toMatchObject([
    { outcomeName: '未发送', reason: '已暂停提醒', pausedUntil: today() },
  ])
  expect(await listed(stopped, { outcome: 'sent' })).toEqual([])
  await change({ endAt: '2099-12-31' })({ id: sent } as Scene)
  expect(await listed(sent)).toMatchObject([{ isRenewed: true, renewedName: '已续费' }])
})
