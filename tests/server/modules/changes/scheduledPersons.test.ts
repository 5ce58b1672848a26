import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import { publishScheduled } from '#server/modules/changes/publishScheduled.ts'
import { findCurrentVersion } from '#server/modules/configuration/repositories/configVersions.ts'
import { changeAccount } from '../../support/changeAccount.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publish } from '../../support/publish.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { sendForPublishing } from '../../support/sendForPublishing.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../support/visitor.ts'

let server: TestApp
let editor: Visitor
let holder: Visitor
let publisher: Visitor
let publisherId: string
let id: string

beforeAll(async () => {
  server = await openApp()
  editor = await staffWith(server, 'configure', 'publish')
  holder = await staffWith(server, 'accounts')
})
afterAll(() => server.close())

const live = () => server.parts.store.tx(DEMO, findCurrentVersion)

/** Documents that differ from the live ones by a new picture. */
let pictures = 0
const opened = async () => {
  const { id: change } = await editor.call('changeOpen', { title: '改版' })
  pictures += 1
  const step = { stepId: 'one', rev: 0, content: 'PHN2Zy8+' }
  await editor.call('changeStep', { id: change, path: `assets/p${pictures}.svg`, ...step })
  return change
}
const schedule = async (who: Visitor, change: string) => {
  const at = new Date(server.now().getTime() + 300_000)
  expect(await publishAsSeen(who, change, { at: at.toISOString() })).toMatchObject({ status: 200 })
  return { orgId: DEMO, payload: { id: change }, runAt: at } as unknown as OutboxJob
}
const stateOf = async (change: string) => (await editor.call('changeRead', { id: change })).change

beforeEach(async () => {
  expect(await publish(server, {})).toEqual([])
  publisher = await staffWith(server, 'publish', 'configure.texts')
  publisherId = (await publisher.call('loginInfo', {})).id
  id = await opened()
})

const withoutRight = () =>
  holder.call('changeRights', {
    ...{ id: publisherId, rights: ['configure.texts'] },
    seen: ['publish', 'configure.texts'],
  })
const LEFT: [string, () => Promise<unknown>][] = [
  ['no longer holds the right', withoutRight],
  ['is disabled', () => holder.call('changeStatus', { id: publisherId, status: '0' })],
  [
    'has closed the account',
    () => {
      const at = server.now()
      return changeAccount(server, publisherId, { closedAt: at, disabledAt: at })
    },
  ],
]
const GONE = '定时发布没有进行：定时的人已停用，或不再有发布权限，请由能发布的人重新发布'

test.each(LEFT)('the schedule of somebody who %s is called off', async (_what, left) => {
  const job = await schedule(publisher, id)
  const before = await live()
  await left()
  await publishScheduled(server.parts, job)
  expect(await live()).toBe(before)
  expect(await stateOf(id)).toMatchObject({ status: 'open', remark: GONE })
})

test('a right that is taken while the report is made is taken in time', async () => {
  const job = await schedule(publisher, id)
  const before = await live()
  const merge: typeof server.parts.changes.merge = async (sides) => {
    await withoutRight()
    return server.parts.changes.merge(sides)
  }
  const parts = { ...server.parts, changes: { ...server.parts.changes, merge } }
  await publishScheduled(parts, job)
  expect(await live()).toBe(before)
  expect(await stateOf(id)).toMatchObject({ status: 'open', remark: GONE })
})

test('who holds the right still has published', async () => {
  const before = (await live()) ?? 0
  await publishScheduled(server.parts, await schedule(publisher, id))
  expect(await live()).toBe(before + 1)
})

test('who publishes notices alone has them published, whatever else was published meanwhile', async () => {
  const own = await staffWith(server, 'notices', 'configure.texts')
  const { id: notices } = await own.call('changeOpen', { title: '公告' })
  const { content = '' } = await own.call('changeDocument', { id: notices, path: 'notices.json' })
  const text = content.replace('（第一轮）', '（首轮）')
  const step = { path: 'notices.json', stepId: 'one', rev: 0, content: text }
  await own.call('changeStep', { id: notices, ...step })
  const job = await schedule(own, notices)
  expect(await publishAsSeen(editor, id)).toMatchObject({ status: 200 })
  await publishScheduled(server.parts, job)
  expect(await stateOf(notices)).toMatchObject({ status: 'published' })
})

test('where two persons have come to be demanded, what nobody else sent is called off', async () => {
  const sent = await opened()
  expect(await sendForPublishing(editor, sent)).toMatchObject({ status: 200 })
  const jobs = [await schedule(publisher, id), await schedule(publisher, sent)]
  await publish(server, { 'staff.json': '{ "twoPersons": { "publishing": true } }' })
  const before = (await live()) ?? 0
  for (const job of jobs) await publishScheduled(server.parts, job)
  expect(await stateOf(id)).toMatchObject({
    status: 'open',
    remark: '定时发布没有进行：学会现在要求修改和发布由两人进行，请先送审，再由另一人发布',
  })
  expect(await stateOf(sent)).toMatchObject({ status: 'published' })
  expect(await live()).toBe(before + 1)
})
