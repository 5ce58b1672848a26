import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { DEMO, visitor } from '../../../support/visitor.ts'

const HOUR = 3_600_000
let server: TestApp
beforeAll(async () => {
  // 2026-11-20 10:00 in Beijing.
  server = await openApp()
  const notice = (id: string, createAt: string, endAt?: string) => ({
    ...{ id, title: id, createAt, content: '<p>内容</p>' },
    ...(endAt ? { endAt } : {}),
  })
  const notices = [
    notice('today', '2026-11-20'),
    notice('noon', '2026-11-20 12:00'),
    notice('newYear', '2027-01-01'),
    notice('untilNoon', '2026-11-01', '2026-11-20 12:00'),
    notice('over', '2026-11-01', '2026-11-20'),
  ]
  expect(await publish(server, { 'notices.json': JSON.stringify(notices) })).toEqual([])
})
afterAll(() => server.close())

const listed = async () => {
  const page = { orgId: DEMO, current: 1, size: 10 }
  const { records, total } = await visitor(server).call('noticePage', page)
  expect(total).toBe(records.length)
  return records.map(({ id }) => id)
}
const opened = (id: string) =>
  visitor(server)
    .call('noticeDetail', { id })
    .then(
      () => true,
      () => false,
    )

test('a notice shows from its time on and until it is taken down, in the list and by its address', async () => {
  expect(await listed()).toEqual(['today', 'untilNoon'])
  expect(await Promise.all(['noon', 'newYear', 'over', 'today'].map(opened))).toEqual([
    false,
    false,
    false,
    true,
  ])
  server.advance(3 * HOUR)
  expect(await listed()).toEqual(['noon', 'today'])
  expect(await opened('untilNoon')).toBe(false)
  server.advance(Date.parse('2027-01-01T00:00:00+08:00') - server.now().getTime())
  expect(await listed()).toEqual(['newYear', 'noon', 'today'])
})
