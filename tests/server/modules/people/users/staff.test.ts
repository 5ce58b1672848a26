import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RIGHTS, type Right } from '#contract/codes.ts'
import { listAudits } from '#server/modules/records/repositories/audits.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, lastCode, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { freshMobile } from '../accounts/registration.ts'

let server: TestApp
let manager: Visitor
let managerId: string
beforeAll(async () => {
  server = await openApp()
  manager = await staffWith(server, 'accounts')
  managerId = (await manager.call('loginInfo', {})).id
})
afterAll(() => server.close())

const page = { current: 1, size: 200 } as const
const PASSWORD = 'Chosen-2026'

const listed = async (keyword: string) =>
  (await manager.call('staffPage', { ...page, keyword })).records

const invite = (mobile: string, rights: Right[] = ['dues'], realName = '顾闻溪') =>
  manager.ask('inviteStaff', { realName, mobile, rights })

/** Sets the password as whoever has the phone. */
async function setPassword(mobile: string, who = visitor(server), orgId = DEMO): Promise<Visitor> {
  await who.call('sendFindPwdCode', { orgId, mobile })
  const validCode = await lastCode(server, mobile)
  await who.call('findPwd', { mobile, validCode, userPwd: sentPassword(PASSWORD) })
  return who
}

async function invited(rights: Right[] = ['dues']) {
  const mobile = freshMobile()
  const { data } = await invite(mobile, rights)
  const who = await setPassword(mobile)
  await who.login(mobile, PASSWORD)
  return { id: data.id, mobile, who }
}

const trail = async (id: string) =>
  (await server.parts.store.tx(DEMO, (tx) => listAudits(tx, id))).map(({ opinion }) => opinion)

describe('the list', () => {
  test('shows name, number as it is masked, rights in words, state and when last used', async () => {
    const { id, mobile } = await invited(['audit.first', 'dues'])
    expect(await listed(mobile)).toEqual([
      {
        id,
        realName: '顾闻溪',
        maskMobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
        rights: ['audit.first', 'dues'],
        rightNames: '初审、会费',
        rightsSummary: '初审、会费',
        status: '1',
        statusName: '启用',
        hasSecondFactor: false,
        lastSeenAt: server.now().toISOString(),
        isSelf: false,
      },
    ])
  })

  test.each([
    ['all of them', [...RIGHTS], '全部权限'],
    ['one that holds others, without those', ['configure', 'configure.fees'], '站点配置'],
    [
      'more than three',
      ['audit.first', 'audit.second', 'dues', 'export'],
      '初审、复审、会费等 4 项',
    ],
  ] as const)('tells rights in few words: %s', async (_, rights, words) => {
    const { mobile } = await invited([...rights])
    expect((await listed(mobile))[0]?.rightsSummary).toBe(words)
  })

  test('holds staff alone, never a number in full', async () => {
    const all = await manager.call('staffPage', page)
    expect(JSON.stringify(all)).not.toMatch(/\b1\d{10}\b|argon2/)
    const member = await listed('13800000001')
    expect(member).toEqual([])
    expect(all.records.filter(({ isSelf }) => isSelf).map(({ id }) => id)).toEqual([managerId])
  })

  test('is narrowed by state and goes by pages', async () => {
    const { total } = await manager.call('staffPage', page)
    const one = await manager.call('staffPage', { current: total, size: 1 })
    expect(one.records).toHaveLength(1)
    const off = await manager.call('staffPage', { ...page, status: '0' })
    expect(off.records.every(({ status }) => status === '0')).toBe(true)
  })
})

describe('who is invited', () => {
  test('gets an account with these rights, and gets in with the invited number alone', async () => {
    const mobile = freshMobile()
    const { data } = await invite(mobile)
    const { message } = data
    expect(data).toEqual({ id: expect.any(String), outcome: 'invited', message })
    expect(message).toContain('短信验证码')
    expect(await listed(mobile)).toMatchObject([{ statusName: '启用（未设置密码）' }])
    const who = await setPassword(mobile)
    await who.login(mobile, PASSWORD)
    expect((await who.call('loginInfo', {})).rights).toEqual(['dues'])
    expect(await trail(data.id)).toEqual(['邀请工作人员（权限：会费）：顾闻溪'])
  })

  test('may be given every right there is at once', async () => {
    expect(await invite(freshMobile(), [...RIGHTS])).toMatchObject({ status: 200 })
  })

  test('and has an account gains the rights, keeps the password, and logs in anew', async () => {
    const mobile = '13800000002'
    const member = visitor(server)
    await member.login(mobile, 'Member-2026')
    const { realName } = await member.call('loginInfo', {})
    const { data } = await invite(mobile, ['dues'], realName)
    expect(data).toMatchObject({
      outcome: 'joined',
      message: expect.stringContaining(`该手机号码已有账号，${realName}现在是工作人员`),
    })
    expect(await member.ask('loginInfo', {})).toMatchObject({ status: 401 })
    await member.login(mobile, 'Member-2026')
    expect(await member.call('loginInfo', {})).toMatchObject({ userType: '9', rights: ['dues'] })
  })

  test('and is of the staff gains rights and loses none, while the login goes on', async () => {
    const { mobile, who } = await invited(['dues'])
    const { data } = await invite(mobile, ['export'])
    expect(data).toMatchObject({
      outcome: 'joined',
      message: expect.stringContaining('权限：会费、导出'),
    })
    expect((await who.call('loginInfo', {})).rights).toEqual(['dues', 'export'])
  })

  test('is refused under another name than the account’s, and nothing tells whose it is', async () => {
    const { status, msg } = await invite('13800000001', ['dues'], '顾闻溪')
    expect({ status, msg }).toEqual({
      status: 409,
      msg: '该手机号码已有账号，但姓名与您填写的不同，请核对号码和姓名',
    })
  })

  test('is refused with a unit’s number, when switched off, and when it is oneself', async () => {
    expect(await invite('13800000021')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('单位用户'),
    })
    const { id, mobile } = await invited()
    await manager.call('changeStatus', { id, status: '0' })
    expect(await invite(mobile)).toMatchObject({ status: 409, msg: '该账号已停用，请先启用' })
    const { mobile: own = '' } = await manager.call('loginInfo', {})
    expect(await invite(own, ['dues'], '姜白石')).toMatchObject({ msg: '不能修改自己的权限' })
  })

  test('is one account when it is pressed twice at once', async () => {
    const mobile = freshMobile()
    const answers = await Promise.all([invite(mobile), invite(mobile)])
    expect(answers.map(({ data }) => data.outcome).sort()).toEqual(['invited', 'joined'])
    expect(await listed(mobile)).toHaveLength(1)
  })
})

describe('rights', () => {
  const change = (id: string, rights: Right[], seen: Right[]) =>
    manager.ask('changeRights', { id, rights, seen })

  test('that have changed since they were shown are not overwritten', async () => {
    const { id } = await invited(['dues'])
    expect(await change(id, ['dues', 'export'], ['dues'])).toMatchObject({ data: true })
    expect(await change(id, [], ['dues'])).toMatchObject({
      status: 409,
      msg: '顾闻溪的权限刚刚被别人修改，现在是：会费、导出。请重新打开后再改',
    })
    expect(await change(id, ['audit.first'], ['export', 'dues'])).toMatchObject({ data: true })
  })

  test('of two holders who take the right of each other at once one keeps it', async () => {
    const there = visitor(server, 'mech.localhost', MECH)
    await there.login('staff', 'Staff-2026')
    const { records } = await there.call('staffPage', page)
    const own = records.find(({ isSelf }) => isSelf)
    for (const { id, isSelf, rights } of records)
      if (!isSelf) await there.call('changeRights', { id, rights: [], seen: rights })
    const mobile = freshMobile()
    const input = { realName: '顾闻溪', mobile, rights: ['accounts'] as Right[] }
    const { id } = await there.call('inviteStaff', input)
    const other = visitor(server, 'mech.localhost', MECH)
    await setPassword(mobile, other, MECH)
    await other.login(mobile, PASSWORD)
    const answers = await Promise.all([
      there.ask('changeRights', { id, rights: [], seen: ['accounts'] }),
      other.ask('changeRights', { id: own?.id ?? '', rights: [], seen: own?.rights ?? [] }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a reset', () => {
  test('takes the password and every login; the phone sets another one', async () => {
    const { id, mobile, who } = await invited()
    expect(await manager.call('resetUserPwd', { id })).toBe(true)
    expect(await who.ask('loginInfo', {})).toMatchObject({ status: 401 })
    const login = { userName: mobile, userPwd: sentPassword(PASSWORD) }
    expect(await visitor(server).ask('login', login)).toMatchObject({ status: 400 })
    server.advance(61_000)
    await (await setPassword(mobile)).login(mobile, PASSWORD)
    expect((await trail(id)).at(-1)).toBe('重置密码：顾闻溪')
  })

  test('is not for oneself or somebody elsewhere', async () => {
    expect(await manager.ask('resetUserPwd', { id: managerId })).toMatchObject({ status: 409 })
    const there = visitor(server, 'mech.localhost', MECH)
    await there.login('staff', 'Staff-2026')
    const { id } = await there.call('loginInfo', {})
    expect(await manager.ask('resetUserPwd', { id })).toMatchObject({ status: 404, data: null })
  })
})
