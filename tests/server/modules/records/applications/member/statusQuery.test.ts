import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied, applyInput, individualValues } from '../../../../support/applications.ts'
import { openApp, type TestApp } from '../../../../support/openApp.ts'
import { DEMO, MECH, visitor } from '../../../../support/visitor.ts'

const MED = '1b90f7d4-e26c-4853-a71f-8c4d5e930a6b'
let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const ask = (keyword?: string, oneMemberCode: '01' | '02' = '01', orgId = DEMO) => ({
  current: 1,
  size: 10,
  orgId,
  oneMemberCode,
  ...(keyword === undefined ? {} : { keyword }),
})

test.each([
  ['a mobile', '13800000015', ['霍𬘭']],
  ['a member number, in any case', 'hxsk000001', ['沈砚秋']],
  ['part of a mobile', '1380000001', []],
  ['a name', '霍𬘭', []],
  ['blanks', '   ', []],
  ['nothing', undefined, []],
] as const)('an anonymous query compares exactly: %s', async (_what, keyword, names) => {
  const { records } = await visitor(server).call('memberQueryPage', ask(keyword))
  expect(records.map(({ realName }) => realName)).toEqual(names)
})

test('an anonymous answer holds no full mobile and no unit, in the list as by its id', async () => {
  const stranger = visitor(server)
  const { records } = await stranger.call('memberQueryPage', ask('13800000015'))
  const [row] = records
  expect(row).toMatchObject({ maskMobile: '138****0015', status: '97', hasHistory: true })
  const info = await stranger.call('memberInfo', { id: row?.id ?? '' })
  expect(info).toEqual(row)
  expect(JSON.stringify(info)).not.toContain('13800000015')
})

test('a record is not found under the other category, nor by another society', async () => {
  const here = visitor(server)
  expect((await here.call('memberQueryPage', ask('13800000015', '02'))).total).toBe(0)
  const there = visitor(server, 'mech.localhost', MECH)
  expect((await there.call('memberQueryPage', ask('13800000015', '01', MECH))).total).toBe(0)
})

test('where a login is asked for, nobody queries without one, and an individual finds nobody else', async () => {
  const stranger = visitor(server, 'med.localhost', MED)
  expect(await stranger.ask('memberQueryPage', ask('13800000215', '01', MED))).toMatchObject({
    status: 401,
  })
  await stranger.login('13800000201', 'Member-2026')
  expect((await stranger.call('memberQueryPage', ask('13800000215', '01', MED))).total).toBe(0)
  const unit = visitor(server, 'med.localhost', MED)
  await unit.login('unit01', 'Unit-2026')
  expect((await unit.call('memberQueryPage', ask('13800000215', '01', MED))).total).toBe(1)
})

test('member types name the level above them, and the member types of a level are its own', async () => {
  const types = await visitor(server).call('memberConfigList', { orgId: DEMO })
  const levels = new Set(types.map((type) => `${type.oneMemberType} ${type.oneMemberTypeName}`))
  expect([...levels]).toEqual(['101 个人会员', '102 单位会员'])
})

test.each([
  ['an individual type as a group', { oneMemberCode: '02' }, 403],
  ['a level the type is not of', { oneMemberType: '102' }, 400],
  ['a code the type has not', { twoMemberCode: '0102' }, 400],
  ['a type that does not exist', { memberType: '19999' }, 400],
  ['a type without a process', { memberType: '10104' }, 400],
] as const)('a forged member type is refused: %s', async (_what, forged, status) => {
  const applicant = visitor(server)
  await applicant.login('13800000001', 'Member-2026')
  const values = await individualValues(server, applicant, '13800000001')
  const answer = await applicant.ask('memberApply', applyInput('individual', values, forged))
  expect(answer.status).toBe(status)
})

test('a change that names another member type than the record’s is refused', async () => {
  const applicant = visitor(server)
  const { id } = await applied(server, applicant, '13955551002')
  const change = { id, status: '02', optionCode: '02', memberType: '10102' } as const
  expect(await applicant.ask('memberStatus', { ...change, enclosure: [] })).toMatchObject({
    status: 400,
    msg: expect.stringContaining('会员类型'),
  })
})
