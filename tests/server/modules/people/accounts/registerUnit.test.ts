import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, visitor } from '../../../support/visitor.ts'
import { AGREED, person, unit, withCode } from './registration.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const stored = (table: 'orgUnit' | 'account' | 'consent', column: string, value: string) =>
  server.parts.store.tx(DEMO, (tx) =>
    tx.db
      .selectFrom(table)
      .where(column as never, '=', value as never)
      .selectAll()
      .execute(),
  )

test('a unit registers with the account of its contact person and logs in as an organisation user', async () => {
  const who = visitor(server)
  const input = await withCode(server, who, unit({ orgName: '珠江口数据要素流通研究中心' }))
  expect(await who.call('orgRegister', input)).toBe(true)
  const login = await who.call('login', {
    orgId: DEMO,
    userName: input.mobile,
    userPwd: sentPassword('Secret-1'),
    userType: '2',
  })
  expect(login).toMatchObject({ userType: '2', realName: '沈知远', orgName: input.orgName })
  expect(await who.call('orgInfo', { id: login.orgId })).toEqual({
    id: login.orgId,
    orgName: input.orgName,
    areaCode: '440305',
  })
})

test('a unit name is taken in its area only, and the refused registration leaves nothing behind', async () => {
  const who = visitor(server)
  const first = await withCode(server, who, unit({ orgName: '金沙江算力协同实验室' }))
  await who.call('orgRegister', first)
  const name = { orgName: first.orgName, areaCode: first.areaCode }
  expect(await who.call('validOrgName', name)).toBe(false)
  expect(await who.call('validOrgName', { ...name, areaCode: '110108' })).toBe(true)
  const again = await withCode(server, who, unit({ orgName: first.orgName }))
  expect(await who.ask('orgRegister', again)).toMatchObject({ status: 409, msg: '该单位已存在' })
  expect(await stored('account', 'mobile', again.mobile)).toHaveLength(0)
  expect(await who.call('orgRegister', { ...again, areaCode: '110108' })).toBe(true)
})

test('two registrations of one unit at the same moment make one', async () => {
  const who = visitor(server)
  const orgName = '澧水流域数据协作中心'
  const inputs = [
    await withCode(server, who, unit({ orgName })),
    await withCode(server, who, unit({ orgName })),
  ]
  const answers = await Promise.all(inputs.map((input) => who.ask('orgRegister', input)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stored('orgUnit', 'orgName', orgName)).toHaveLength(1)
})

test('pressed twice, a registration is one', async () => {
  const who = visitor(server)
  const input = await withCode(server, who, unit({ orgName: '沅江数字孪生工程中心' }))
  const answers = await Promise.all([
    who.call('orgRegister', input, 'the-same-press'),
    who.call('orgRegister', input, 'the-same-press'),
  ])
  expect(answers).toEqual([true, true])
  expect(await stored('orgUnit', 'orgName', input.orgName)).toHaveLength(1)
})

describe('consent', () => {
  test('is kept per document with version, address and moment', async () => {
    const who = visitor(server)
    const input = await withCode(server, who, person())
    await who.call('register', input)
    const rows = await stored('consent', 'mobile', input.mobile)
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          document: 'userAgreement',
          version: '2026-03-01',
          at: server.now(),
        }),
        expect.objectContaining({ document: 'privacyAgreement', version: '2026-11-25' }),
      ]),
    )
    expect(rows.every((row) => 'ip' in row && row.ip.startsWith('10.0.'))).toBe(true)
  })

  test.each(['userAgreement', 'privacyAgreement'])(
    'to an older %s is asked for again',
    async (document) => {
      const who = visitor(server)
      const input = await withCode(server, who, person())
      const stale = { ...input, agreed: { ...AGREED, [document]: '2025-01-01' } }
      expect(await who.ask('register', stale)).toMatchObject({
        status: 409,
        msg: '协议已更新，请重新阅读并同意',
      })
      expect(await who.call('register', input)).toBe(true)
    },
  )
})

test.each([
  ['a name with a sign in it', { orgName: '某某＃中心' }, '单位名称格式错误'],
  ['an abolished area', { areaCode: '330103' }, '请选择正确的地区'],
  ['an area that does not exist', { areaCode: '999999' }, '请选择正确的地区'],
  ['a wrong code', {}, '验证码错误'],
  ['a contact phone of letters', { linkPhone: 'abc' }, '联系电话格式错误'],
  ['another kind of organisation', { orgType: '02' as '04' }, '单位类型不在可选范围内'],
])('%s is refused', async (_what, change, msg) => {
  expect(await visitor(server).ask('orgRegister', unit(change))).toMatchObject({ status: 400, msg })
})

test('a user name that is taken is refused', async () => {
  const who = visitor(server)
  expect(await who.call('validUserName', { userName: 'unit01' })).toBe(false)
  expect(await who.call('validUserName', { userName: 'nobody-yet' })).toBe(true)
  const input = await withCode(server, who, unit({ orgName: '嘉陵江中心', userName: 'unit01' }))
  expect(await who.ask('orgRegister', input)).toMatchObject({ status: 409, msg: '用户名已存在' })
})

test('a user name that is a mobile is refused wherever one is set: the login takes either', async () => {
  const who = visitor(server)
  const mobile = '13800000001'
  expect(await who.call('validUserName', { userName: mobile })).toBe(false)
  const input = await withCode(server, who, unit({ orgName: '湘江中心', userName: mobile }))
  const refused = { status: 400, msg: '用户名不能是手机号码' }
  expect(await who.ask('orgRegister', input)).toMatchObject(refused)
  expect(await stored('orgUnit', 'orgName', input.orgName)).toHaveLength(0)
  const account = { userType: '1', realName: '顾闻溪', userName: mobile } as const
  const stores = server.parts.store.tx(DEMO, (tx) => insertAccount(tx, account))
  await expect(stores).rejects.toMatchObject({ kind: 'ruleBroken' })
})

test('a unit of another society is not found', async () => {
  const who = visitor(server)
  const login = await who.call('login', {
    orgId: DEMO,
    userName: 'unit01',
    userPwd: sentPassword('Unit-2026'),
  })
  const there = visitor(server, 'mech.localhost')
  expect(await there.ask('orgInfo', { id: login.orgId })).toMatchObject({ status: 404 })
})
