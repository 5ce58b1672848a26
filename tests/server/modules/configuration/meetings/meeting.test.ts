import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { MECH, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

/** A meeting of the demonstration that has a stream. */
const id = '5b70c8d1e94f2a36'

test('anybody reads what a meeting’s announcement says, and no more', async () => {
  const meeting = await visitor(server).call('meetingDetailOpen', { id })
  expect(meeting).toEqual({
    id,
    title: '“数据要素与社会治理”系列报告会（第七期）',
    beginAt: '2026-10-30T06:30:00.000Z',
    endAt: '2026-10-30T08:30:00.000Z',
    place: '璟川大学学术交流中心二层报告厅',
    organiser: '华夏数据科学学会',
    content: expect.stringContaining('沈砚秋'),
  })
})

test('whoever is logged in reads contact, stream and materials, too', async () => {
  const member = visitor(server)
  expect(await member.ask('meetingDetail', { id })).toMatchObject({ status: 401 })
  await member.login('13800000001', 'Member-2026')
  expect(await member.call('meetingDetail', { id })).toMatchObject({
    ...(await member.call('meetingDetailOpen', { id })),
    linkMan: '学会秘书处',
    onlineUrl: 'https://live.example.org/data-society/7',
    materials: [],
  })
})

test.each([
  ['nobody announced', 'localhost', 'AAAAAAAAAAAAAAAA'],
  ['another society announced', 'mech.localhost', id],
])('a meeting that %s is not found', async (_, host, asked) => {
  const answer = await visitor(server, host, MECH).ask('meetingDetailOpen', { id: asked })
  expect(answer).toMatchObject({ status: 404, data: null, msg: '没有找到相应的记录' })
})
