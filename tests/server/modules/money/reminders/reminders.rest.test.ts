import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayAfter } from '#domain/time/days.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { createMessengers } from '#server/jobs/messengers.ts'
import type { Way } from '#server/modules/money/reminders/contactsOf.ts'
import { scanReminders } from '#server/modules/money/reminders/scanReminders.ts'
import { listEnding } from '#server/modules/money/repositories/duesReminders.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { DEMO } from '../../../support/visitor.ts'
import { approvedMember } from '../support/duesWorld.ts'

const BOTH: ReadonlySet<Way> = new Set<Way>(['sms', 'mail'])
const HOUR = 3_600_000

/** It begins at 2026-11-20, 10 o'clock in Beijing; every test has members of its own. */
let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const numbers = { next: 1 }

interface Known {
  id: string
  mobile: string
  mail: string
  endAt: string
}

/** A member whose term ends so many days from today. */
async function member(days: number, values: object = {}): Promise<Known> {
  const number = numbers.next++
  const mobile = String(13_960_000_000 + number)
  const mail = `member${number}@example.org`
  const endAt = dayAfter(beijingDay(server.now()), days)
  const own = { realName: '顾闻溪', mobile, formInfo: { email: mail }, endAt, ...values }
  const { id } = await server.parts.store.tx(DEMO, (tx) => approvedMember(tx, own))
  return { id, mobile, mail, endAt }
}

/** Goes on to an hour of a day from today, in Beijing. */
function goTo(hour: number, days = 1): void {
  const day = dayAfter(beijingDay(server.now()), days)
  const at = Date.parse(`${day}T00:00:00+08:00`) + hour * HOUR
  server.advance(at - server.now().getTime())
}

const scan = (ways = BOTH) => scanReminders(server.parts, ways)

const outbox = async <T>(kind: 'sms' | 'mail', query: string): Promise<T[]> => {
  const answer = await server.app.inject({
    url: `/sandbox/${kind}/?${query}`,
    headers: { accept: 'application/json' },
  })
  const { messages = [], mails = [] } = answer.json<{ messages?: T[]; mails?: T[] }>()
  return [...messages, ...mails]
}
const smsOf = (mobile: string) =>
  outbox<{ templateCode: string; templateParam: Record<string, string>; outId: string }>(
    'sms',
    `mobile=${mobile}`,
  )
const mailOf = (to: string) =>
  outbox<{ subject: string; text: string; messageId: string }>('mail', `to=${to}`)

const reminders = (memberId: string) =>
  server.parts.store.tx(DEMO, (tx) =>
    tx.db
      .selectFrom('duesReminder')
      .where('memberId', '=', memberId)
      .select(['day', 'way', 'endAt', 'sentAt'])
      .orderBy('way')
      .execute(),
  )

test('thirty days before the end both ways go out, with a link to the dues page', async () => {
  const { id, mobile, mail } = await member(30)
  await scan()
  await server.work()
  const link = `http://localhost:80/module?id=status&view=payDues&record=${id}`
  expect(await smsOf(mobile)).toMatchObject([
    {
      templateCode: 'SMS_000000002',
      templateParam: { name: '顾闻溪', org: '华夏数据科学学会', day: '2026年12月20日', link },
    },
  ])
  const [letter] = await mailOf(mail)
  expect(letter).toMatchObject({ subject: '华夏数据科学学会会费缴纳提醒' })
  expect(letter?.text).toContain('还有30天到期')
  expect(letter?.text).toContain(link)
  expect(await reminders(id)).toMatchObject([
    { day: -30, way: 'mail', sentAt: server.now() },
    { day: -30, way: 'sms', sentAt: server.now() },
  ])
})

test.each([
  [7, -7, '还有7天到期'],
  [0, 0, '今天到期'],
  [-30, 30, '已到期30天'],
])('of a term that ends in %i days it is said (day %i) that it %s', async (days, day, text) => {
  const { id, mail } = await member(days)
  await scan()
  await server.work()
  expect((await reminders(id)).map((one) => one.day)).toEqual([day, day])
  expect((await mailOf(mail))[0]?.text).toContain(text)
})

test.each([20, 31, 222, -3, -29, -33])(
  'of a term that ends in %i days nothing is said today',
  async (days) => {
    const { id } = await member(days)
    await scan()
    expect(await reminders(id)).toEqual([])
  },
)

test('who has nothing to pay is not asked for it', async () => {
  const free = await member(30, { memberType: '10103' })
  const unknown = await member(30, { memberType: '10999' })
  await scan()
  await server.work()
  for (const { mobile, mail } of [free, unknown])
    expect([await smsOf(mobile), await mailOf(mail)]).toEqual([[], []])
})

test('of a member without a term nothing is said', async () => {
  const { id } = await member(30, { endAt: null })
  await scan()
  expect(await reminders(id)).toEqual([])
})

test('a day on which nothing ran is made up for, three days on it is not', async () => {
  const { id: missed } = await member(28)
  const { id: gone } = await member(27)
  await scan()
  expect(await reminders(missed)).toHaveLength(2)
  expect(await reminders(gone)).toEqual([])
})

test('a unit is reached through its contact', async () => {
  const formInfo = { linkPhone: '13950000003', linkEmail: 'unit@example.org' }
  const orgName = '临澜数据技术有限公司'
  await member(30, { oneMemberCode: '02', orgName, mobile: null, formInfo })
  await scan()
  await server.work()
  expect((await smsOf('13950000003'))[0]?.templateParam.name).toBe(orgName)
  expect(await mailOf('unit@example.org')).toHaveLength(1)
})

test('who cannot be reached, or is no member any more, is left alone', async () => {
  const { id } = await member(30, { mobile: null, formInfo: {} })
  const { id: returned } = await member(30, { status: '97' })
  await scan()
  expect(await reminders(id)).toEqual([])
  expect(await reminders(returned)).toEqual([])
})

test('members of a society are not another society’s', async () => {
  const { id, endAt } = await member(30)
  for await (const orgId of server.parts.configuration.orgIds()) {
    if (orgId === DEMO) continue
    const days = { from: endAt, to: endAt, after: undefined, limit: 100 }
    const ending = await server.parts.store.tx(orgId, (tx) => listEnding(tx, days))
    expect(ending.map((one) => one.id)).not.toContain(id)
  }
})

test('however often and however many at once it is looked, each goes once', async () => {
  const { id, mobile, mail } = await member(30)
  await Promise.all([scan(), scan(), scan()])
  goTo(10)
  await scan()
  await server.work()
  await server.work()
  expect(await reminders(id)).toHaveLength(2)
  expect(await smsOf(mobile)).toHaveLength(1)
  expect(await mailOf(mail)).toHaveLength(1)
})

test('a provider that is away is asked again under the same number; what was sent is not sent again', async () => {
  const { id, mobile } = await member(30)
  await scan(new Set<Way>(['sms']))
  const outIds: string[] = []
  const send = async (message: { mobile: string; outId: string }) => {
    if (message.mobile !== mobile) return
    outIds.push(message.outId)
    if (outIds.length === 1) throw new TypeError('fetch failed')
  }
  const sms = { templates: new Set(['reminder'] as const), send }
  await server.work({ sms }).catch(() => undefined)
  server.advance(61_000)
  await server.work({ sms })
  await server.work({ sms })
  expect(outIds).toHaveLength(2)
  expect(outIds[0]).toBe(outIds[1])
  expect(await reminders(id)).toMatchObject([{ way: 'sms', sentAt: server.now() }])
})

test('at night it waits for the morning', async () => {
  const { mobile } = await member(31)
  goTo(0.5)
  await scan()
  await server.work()
  expect(await smsOf(mobile)).toEqual([])
  goTo(9, 0)
  await server.work()
  expect(await smsOf(mobile)).toHaveLength(1)
})

test('the day turns at midnight in Beijing, not in London', async () => {
  const { id } = await member(31)
  goTo(23.9, 0)
  await scan()
  expect(await reminders(id)).toEqual([])
  goTo(0.1)
  await scan()
  expect(await reminders(id)).toHaveLength(2)
})

test('who renews before it goes out is not bothered, and is reminded of the new term', async () => {
  goTo(10)
  const { id, mobile, endAt } = await member(30)
  await scan()
  const renewedTo = dayAfter(endAt, 365)
  await server.parts.store.tx(DEMO, async (tx) => {
    const record = await memberApplications.find(tx, id)
    if (record) await memberApplications.save(tx, record, { endAt: renewedTo })
  })
  await server.work()
  expect(await smsOf(mobile)).toEqual([])
  goTo(10, 365)
  await scan()
  await server.work()
  expect(await smsOf(mobile)).toHaveLength(1)
  expect((await reminders(id)).map((one) => one.endAt)).toContain(renewedTo)
})

test('without a template of the provider none go by SMS', () => {
  const settings = { endpoint: 'http://127.0.0.1:1/', key: 'k', secret: 's', signName: 'n' }
  const { sms, mail } = createMessengers(
    { sms: () => ({ ...settings, templateCode: 'T' }), siteUrl: 'https://{host}' },
    { clock: server.now, fetch, port: 80 },
  )
  expect([...sms.templates]).toEqual(['code'])
  expect(mail).toBeUndefined()
})

test('what waits when a society turns its reminders off is not sent', async () => {
  const { mobile, mail } = await member(30)
  await scan()
  const text = await readFile('fixtures/organisations/demo/organisation.json', 'utf8')
  const organisation = JSON.parse(text)
  const dues = { ...organisation.dues, reminders: false }
  const changed = { 'organisation.json': JSON.stringify({ ...organisation, dues }) }
  expect(await publish(server, changed)).toEqual([])
  await server.work()
  expect([await smsOf(mobile), await mailOf(mail)]).toEqual([[], []])
  await publish(server, {})
})
