import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { mask } from '#domain/person/mask.ts'
import { lockAccountByMobile } from '#server/base/repositories/accounts.ts'
import { replacePassword } from '#server/modules/people/accounts/replacePassword.ts'
import { listAudits } from '#server/modules/records/repositories/audits.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { changeAccount } from '../../../support/changeAccount.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, lastCode, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { freshMobile } from '../accounts/registration.ts'

let server: TestApp
let staff: Visitor
let staffId: string
/** A member of staff of another society. */
let foreignId: string
beforeAll(async () => {
  server = await openApp()
  staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  staffId = (await staff.call('loginInfo', {})).id
  const there = visitor(server, 'mech.localhost', MECH)
  await there.login('staff', 'Staff-2026')
  foreignId = (await there.call('loginInfo', {})).id
})
afterAll(() => server.close())

const NEW_PASSWORD = 'Chosen-2026'
const page = { current: 1, size: 200 } as const

const listed = async (keyword: string) =>
  (await staff.call('userPage', { ...page, keyword })).records

/** Somebody staff have added, who has then set a password by SMS code. */
async function added(call: 'addUser' | 'addAdmin' = 'addUser') {
  const mobile = freshMobile()
  const person = { realName: '顾闻溪', mobile }
  const { id } =
    call === 'addUser'
      ? await staff.call('addUser', person)
      : await staff.call('addAdmin', { ...person, rights: ['accounts'] })
  const who = visitor(server)
  await who.call('sendFindPwdCode', { orgId: DEMO, mobile })
  const validCode = await lastCode(server, mobile)
  await who.call('findPwd', { mobile, validCode, userPwd: sentPassword(NEW_PASSWORD) })
  server.advance(61_000)
  return { id, mobile, who }
}

const trail = async (id: string) =>
  (await server.parts.store.tx(DEMO, (tx) => listAudits(tx, id))).map(({ opinion, accountId }) => [
    opinion,
    accountId,
  ])

test('staff add somebody who has no password until one is set by 找回密码', async () => {
  const mobile = freshMobile()
  const { id } = await staff.call('addUser', { realName: '顾闻溪', mobile, userName: 'guwenxi' })
  expect(await listed(mobile)).toEqual([
    {
      id,
      userType: '1',
      realName: '顾闻溪',
      userName: 'guwenxi',
      maskMobile: mask('mobile', mobile),
      status: '1',
      hasPassword: false,
      createAt: expect.any(String),
    },
  ])
  const guess = { userName: mobile, userPwd: sentPassword('Guess-2026') }
  expect(await visitor(server).ask('login', guess)).toMatchObject({ status: 400 })
  expect(await trail(id)).toEqual([['新增用户：顾闻溪', staffId]])
})

test('no list and no answer holds a password or what is stored of it', async () => {
  const all = JSON.stringify(await staff.call('userPage', page))
  expect(all).not.toMatch(/argon2|pwdHash|userPwd/)
})

test('with a unit it is one of its users, as staff it is staff', async () => {
  const [unit] = await staff.call('orgNameList', { orgType: '04' })
  const mobile = freshMobile()
  await staff.call('addUser', { realName: '沈知远', mobile, orgUnitId: unit?.id ?? '' })
  expect(await listed(mobile)).toMatchObject([{ userType: '2', orgName: unit?.orgName }])
  const { who, mobile: another } = await added('addAdmin')
  await who.login(another, NEW_PASSWORD)
  expect(await who.ask('userPage', page)).toMatchObject({ status: 200 })
})

test.each([
  ['a name that is none', { realName: '1' }, '姓名格式错误'],
  ['a number somebody has', { mobile: '13800000001' }, '手机号码已存在'],
  ['a user name somebody has', { userName: 'unit01' }, '用户名已存在'],
  ['a user name that is a number', { userName: '13800000001' }, '用户名不能是手机号码'],
  ['a unit nobody knows', { orgUnitId: 'AAAAAAAAAAAAAAAA' }, '所选单位不存在，请重新选择'],
])('%s is refused, at its input', async (_, change, msg) => {
  const input = { realName: '顾闻溪', mobile: freshMobile(), ...change }
  const [name = ''] = Object.keys(change)
  const answer = await staff.ask('addUser', input)
  expect(answer).toMatchObject({ msg, data: { errors: { [name]: msg } } })
})

test('another mobile is another holder: the logins of the account end', async () => {
  const { id, mobile, who } = await added()
  await who.login(mobile, NEW_PASSWORD)
  const renamed = { id, realName: '顾闻溪溪' }
  expect(await staff.call('manageUser', renamed)).toBe(true)
  expect((await listed(mobile)).map(({ realName }) => realName)).toEqual(['顾闻溪溪'])
  expect(await who.ask('loginInfo', {})).toMatchObject({ status: 200 })
  expect(await staff.call('manageUser', { ...renamed, mobile: freshMobile() })).toBe(true)
  expect(await who.ask('loginInfo', {})).toMatchObject({ status: 401 })
  expect(await staff.ask('manageAdmin', renamed)).toMatchObject({ status: 404 })
})

test('who is switched off is logged out and stays out, until switched on', async () => {
  const { id, mobile, who } = await added()
  await who.login(mobile, NEW_PASSWORD)
  await staff.call('changeStatus', { id, status: '0' })
  expect(await who.ask('loginInfo', {})).toMatchObject({ status: 401 })
  const login = { userName: mobile, userPwd: sentPassword(NEW_PASSWORD) }
  const refused = { status: 403, msg: '该账号已停用，请联系学会' }
  expect(await visitor(server).ask('login', login)).toMatchObject(refused)
  await visitor(server).call('sendLoginCode', { orgId: DEMO, mobile })
  const code = await lastCode(server, mobile)
  expect(await visitor(server).ask('login', { mobile, code })).toMatchObject(refused)
  const { records } = await staff.call('userPage', { ...page, status: '0' })
  expect(records.map((row) => row.id)).toEqual([id])
  await staff.call('changeStatus', { id, status: '1' })
  expect(await visitor(server).ask('login', login)).toMatchObject({ status: 200 })
  expect(await trail(id)).toEqual([
    ['新增用户：顾闻溪', staffId],
    ['停用账号：顾闻溪', staffId],
    ['启用账号：顾闻溪', staffId],
  ])
})

test('a reset takes the password and every login, and sends nothing', async () => {
  const { id, mobile, who } = await added()
  await who.login(mobile, NEW_PASSWORD)
  expect(await staff.call('resetUserPwd', { id })).toBe(true)
  expect(await who.ask('loginInfo', {})).toMatchObject({ status: 401 })
  const login = { userName: mobile, userPwd: sentPassword(NEW_PASSWORD) }
  expect(await visitor(server).ask('login', login)).toMatchObject({ msg: '用户名或密码错误' })
  await changeAccount(server, id, { mobile: null })
  expect(await staff.ask('resetUserPwd', { id })).toMatchObject({ status: 409 })
})

test('an account without records is deleted with its logins; one with records is kept', async () => {
  const { id, mobile, who } = await added()
  await who.login(mobile, NEW_PASSWORD)
  expect(await staff.call('delUser', { id })).toBe(true)
  expect(await listed(mobile)).toEqual([])
  expect(await who.ask('loginInfo', {})).toMatchObject({ status: 401 })
  const [member] = await listed('13800000001')
  const kept = { status: 409, msg: '该账号已有申请记录，不能删除，请改为停用' }
  expect(await staff.ask('delUser', { id: member?.id ?? '' })).toMatchObject(kept)
})

test.each(['addUser', 'addAdmin'] as const)(
  '%s: the same press adds one, and who was deleted can be added again',
  async (call) => {
    const mobile = freshMobile()
    const person = { realName: '顾闻溪', mobile }
    const press = (key?: string) => staff.call(call, person, key)
    const key = 'the-same-press-of-an-account'
    const [{ id }, second] = await Promise.all([press(key), press(key)])
    expect(second).toEqual({ id })
    await staff.call('delUser', { id })
    expect(await listed(mobile)).toEqual([])
    const { id: again } = await press()
    expect(await listed(mobile)).toMatchObject([{ id: again }])
    await staff.call('delUser', { id: again })
    const { id: third } = await press()
    expect(await listed(mobile)).toMatchObject([{ id: third }])
  },
)

describe('nobody is left without staff', () => {
  test.each(['changeStatus', 'delUser', 'resetUserPwd'] as const)('%s of oneself', async (call) => {
    const input = { id: staffId, ...(call === 'changeStatus' ? { status: '0' } : {}) }
    expect(await staff.ask(call, input as CallInput<typeof call>)).toMatchObject({
      status: 409,
      msg: '不能停用、删除或重置自己的账号',
    })
  })

  test('of two who switch each other off at the same moment one stays', async () => {
    const there = visitor(server, 'mech.localhost', MECH)
    await there.login('staff', 'Staff-2026')
    const rows = (await there.call('userPage', { ...page, userType: '9' })).records
    const own = (await there.call('loginInfo', {})).id
    for (const { id } of rows) if (id !== own) await there.call('changeStatus', { id, status: '0' })
    const mobile = freshMobile()
    const admin = { realName: '顾闻溪', mobile }
    const { id } = await there.call('addAdmin', { ...admin, rights: ['accounts'] })
    const other = visitor(server, 'mech.localhost', MECH)
    await other.call('sendLoginCode', { orgId: MECH, mobile })
    const code = await lastCode(server, mobile)
    other.token = (await other.call('login', { mobile, code })).token
    const answers = await Promise.all([
      there.ask('changeStatus', { id, status: '0' }),
      other.ask('changeStatus', { id: own, status: '0' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('one’s own password', () => {
  const change = (oldPwd: string) => ({
    oldPwd: sentPassword(oldPwd),
    userPwd: sentPassword('Another-2026'),
  })

  test('changes for whoever knows the present one, and ends every other login', async () => {
    const { mobile, who } = await added()
    await who.login(mobile, NEW_PASSWORD)
    const elsewhere = visitor(server)
    await elsewhere.login(mobile, NEW_PASSWORD)
    expect(await who.ask('updUserPwd', change('Wrong-2026'))).toMatchObject({ msg: '原密码错误' })
    expect(await who.call('updUserPwd', change(NEW_PASSWORD))).toBe(true)
    expect(await who.ask('loginInfo', {})).toMatchObject({ status: 200 })
    expect(await elsewhere.ask('loginInfo', {})).toMatchObject({ status: 401 })
    await visitor(server).login(mobile, 'Another-2026')
  })
})

describe('a password that is replaced while the one of before is verified', () => {
  /** A member whose password somebody else replaces once the old one has been read. */
  async function replacedDuring(part: 'hash' | 'verify') {
    const { mobile, who } = await added()
    await who.login(mobile, NEW_PASSWORD)
    const { passwords, store } = server.parts
    const pwdHash = await passwords.hash(sentPassword('Recovered-2026'))
    const real = passwords[part].bind(passwords) as (...args: unknown[]) => Promise<never>
    vi.spyOn(passwords, part).mockImplementationOnce(async (...args: unknown[]) => {
      const answer = await real(...args)
      await store.tx(DEMO, async (tx) => {
        const account = await lockAccountByMobile(tx, mobile)
        if (account) await replacePassword(tx, account, pwdHash)
      })
      return answer
    })
    return { mobile, who }
  }

  test('is not overwritten by a change of the own one', async () => {
    const { mobile, who } = await replacedDuring('hash')
    const change = { oldPwd: sentPassword(NEW_PASSWORD), userPwd: sentPassword('Thief-2026') }
    expect(await who.ask('updUserPwd', change)).toMatchObject({ msg: '原密码错误' })
    await visitor(server).login(mobile, 'Recovered-2026')
  })

  test('confirms no identity by the old one', async () => {
    const { who } = await replacedDuring('verify')
    const asked = { userPwd: sentPassword(NEW_PASSWORD) }
    expect(await who.ask('proveIdentity', asked)).toMatchObject({ status: 401 })
  })

  test('opens no session by the old one', async () => {
    const { mobile } = await replacedDuring('verify')
    const asked = { orgId: DEMO, userName: mobile, userPwd: sentPassword(NEW_PASSWORD) }
    expect((await visitor(server).ask('login', asked)).status).not.toBe(200)
    await visitor(server).login(mobile, 'Recovered-2026')
  })
})

describe('a file', () => {
  const TITLES = '姓名,手机号码,用户名'

  test('is taken whole, its people as individuals', async () => {
    const [one, two] = [freshMobile(), freshMobile()]
    const content = `${TITLES}\r\n顾闻溪,${one},gu-${one}\r\n沈知远,${two},\r\n`
    expect(await staff.call('importUsers', { content })).toEqual({ added: 2, errors: [] })
    expect(await listed(one)).toMatchObject([{ realName: '顾闻溪', userName: `gu-${one}` }])
  })

  test('can be imported again when its people were deleted', async () => {
    const mobile = freshMobile()
    const content = `${TITLES}\n顾闻溪,${mobile},`
    const added = { added: 1, errors: [] }
    expect(await staff.call('importUsers', { content })).toEqual(added)
    const twice = await staff.call('importUsers', { content })
    expect(twice).toEqual({ added: 0, errors: [{ line: 2, msg: '手机号码已存在' }] })
    await staff.call('delUser', { id: (await listed(mobile))[0]?.id ?? '' })
    expect(await staff.call('importUsers', { content })).toEqual(added)
    expect(await listed(mobile)).toHaveLength(1)
  })

  test('with one wrong line adds nobody and tells each line', async () => {
    const good = freshMobile()
    const lines = [`顾闻溪,${good},`, '沈知远,13800000001,', `林见微,${good},`]
    const content = [TITLES, ...lines].join('\n')
    expect(await staff.call('importUsers', { content })).toEqual({
      added: 0,
      errors: [
        { line: 3, msg: '手机号码已存在' },
        { line: 4, msg: '手机号码已存在' },
      ],
    })
    const malformed = [TITLES, ',13900000000,', '顾闻溪,123,', `顾闻溪,${good},用户`].join('\n')
    expect((await staff.call('importUsers', { content: malformed })).errors).toEqual([
      { line: 2, msg: '请输入姓名' },
      { line: 3, msg: '手机号码格式错误' },
      { line: 4, msg: '用户名格式错误' },
    ])
    expect(await listed(good)).toEqual([])
  })

  test.each([
    ['', '请使用 CSV 文件'],
    ['姓名\n顾闻溪', '请使用 CSV 文件'],
    ['"', '第1行的引号没有成对'],
  ])('%j is refused', async (content, said) => {
    expect(await staff.ask('importUsers', { content })).toMatchObject({
      status: 400,
      msg: expect.stringContaining(said),
    })
  })

  test('of a spreadsheet that writes tabs or semicolons is read', async () => {
    const [one, two] = [freshMobile(), freshMobile()]
    const titles = ['姓名', '手机号码', '用户名']
    for (const [by, mobile] of [
      ['\t', one],
      [';', two],
    ] as const) {
      const content = [titles, ['顾闻溪', mobile, '']].map((row) => row.join(by)).join('\r\n')
      expect(await staff.call('importUsers', { content })).toEqual({ added: 1, errors: [] })
    }
  })

  test('tells what a spreadsheet rewrote, and cells without a title', async () => {
    const good = freshMobile()
    const lines = [`顾闻溪,1.38E+10,`, `沈知远,${good},,甲`, `林见微,${good},1.23457E+17`]
    expect(
      (await staff.call('importUsers', { content: [TITLES, ...lines].join('\n') })).errors,
    ).toEqual([
      { line: 2, msg: '1.38E+10 被表格软件改写，请把这一列设为文本' },
      { line: 3, msg: '“甲”上面没有标题' },
      { line: 4, msg: '1.23457E+17 被表格软件改写，请把这一列设为文本' },
    ])
    const twice = `${TITLES},手机号码\n顾闻溪,${good},,${good}`
    expect((await staff.call('importUsers', { content: twice })).errors).toEqual([
      { line: 1, msg: '标题“手机号码”写了两次' },
    ])
    expect(await listed(good)).toEqual([])
  })

  test('that was exported can be read, and who took it is noted', async () => {
    const { name, content } = await staff.call('exportUsers', { format: 'csv' })
    expect(name).toMatch(/^用户-\d{12}\.csv$/)
    const text = await content.text()
    expect(text).toContain('姓名,手机号码,用户名,用户类型,单位名称,状态,创建时间')
    expect(text).toContain('13800000001')
    expect((await trail(staffId)).at(-1)?.[0]).toMatch(/^导出用户/)
  })
})

/** Every call of the management of accounts. */
const CALLS: [OperationId, object][] = [
  ['userPage', page],
  ['addUser', { realName: '顾闻溪', mobile: '13955569999' }],
  ['addAdmin', { realName: '顾闻溪', mobile: '13955569999' }],
  ['manageUser', { id: 'AAAAAAAAAAAAAAAA', realName: '顾闻溪', mobile: '13955569999' }],
  ['manageAdmin', { id: 'AAAAAAAAAAAAAAAA', realName: '顾闻溪', mobile: '13955569999' }],
  ['changeStatus', { id: 'AAAAAAAAAAAAAAAA', status: '0' }],
  ['changeRights', { id: 'AAAAAAAAAAAAAAAA', rights: [], seen: [] }],
  ['resetUserPwd', { id: 'AAAAAAAAAAAAAAAA' }],
  ['delUser', { id: 'AAAAAAAAAAAAAAAA' }],
  ['importUsers', { content: '姓名,手机号码' }],
  ['exportUsers', { format: 'csv' }],
]

describe('is for staff alone, inside their society', () => {
  test.each(CALLS)('%s', async (call, input) => {
    const ask = (who: Visitor) => who.ask(call, input as CallInput<typeof call>)
    const proven = visitor(server)
    proven.proof = 'A'.repeat(43)
    for (const who of [visitor(server), proven])
      expect(await ask(who)).toMatchObject({ status: 401, data: null })
    const member = visitor(server)
    await member.login('13800000002', 'Member-2026')
    expect(await ask(member)).toMatchObject({ status: 403, data: null })
  })

  test('an account of another society is not found', async () => {
    for (const call of ['changeStatus', 'resetUserPwd', 'delUser'] as const) {
      const input = { id: foreignId, ...(call === 'changeStatus' ? { status: '0' } : {}) }
      expect(await staff.ask(call, input as CallInput<typeof call>)).toMatchObject({ status: 404 })
    }
  })
})
