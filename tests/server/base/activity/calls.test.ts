import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { type People, peopleOf } from '../../authorize/people.ts'
import { freshMobile } from '../../modules/people/accounts/registration.ts'
import { applied, applyInput, individualValues } from '../../support/applications.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, lastCode, MECH, type Visitor, visitor } from '../../support/visitor.ts'
import { entered, logOf } from './log.ts'

let server: TestApp
let people: People
let manager: Visitor
let managerId: string

beforeAll(async () => {
  server = await openApp()
  people = await peopleOf(server)
  manager = await staffWith(server, 'accounts', 'export', 'audit.first')
  managerId = (await manager.call('loginInfo', {})).id
})
afterAll(() => server.close())

const during = (deed: () => Promise<unknown>) => entered(server, deed)

describe('a write', () => {
  test('leaves one entry with who, from where, what and whom it concerns', async () => {
    const mobile = freshMobile()
    const [entry, ...more] = await during(() =>
      manager.call('addUser', { realName: '顾闻溪', mobile }),
    )
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      operation: 'addUser',
      kind: 'write',
      whoKind: 'staff',
      whoId: managerId,
      whoName: '姜白石',
      recordType: 'account',
      personName: '顾**',
      refusal: null,
    })
    expect(entry?.network).toMatch(/^10\.0\./)
    expect(entry?.recordId).toBe(entry?.personId)
    expect(JSON.stringify(entry)).not.toContain(mobile)
  })

  test('of a visitor names the proven mobile masked, and the application it made', async () => {
    const who = visitor(server)
    const mobile = '13944440077'
    const input = applyInput('individual', await individualValues(server, who, mobile))
    await who.prove(mobile)
    let id = ''
    const entries = await during(async () => {
      ;({ id } = await who.call('memberApply', input))
    })
    expect(entries).toMatchObject([
      {
        operation: 'memberApply',
        whoKind: 'visitor',
        whoId: null,
        whoName: '139****0077',
        recordId: id,
      },
    ])
  })

  test('by somebody logged in who proves a number is that of the account', async () => {
    const mobile = freshMobile()
    const claim = { orgId: DEMO, mobile }
    await manager.call('sendValidCode', claim)
    const validCode = await lastCode(server, mobile)
    const entries = await during(() => manager.call('proveMobile', { ...claim, validCode }))
    expect(entries).toMatchObject([{ operation: 'proveMobile', whoId: managerId }])
  })

  test('that is repeated with its key is entered once', async () => {
    const input = { realName: '顾闻溪', mobile: freshMobile() }
    const entries = await during(async () => {
      await manager.call('addUser', input, 'again-and-again')
      await manager.call('addUser', input, 'again-and-again')
    })
    expect(entries).toHaveLength(1)
  })

  test('that was refused leaves none', async () => {
    const taken = { realName: '林见微', mobile: '13800000001' }
    expect(await during(() => manager.ask('addUser', taken))).toEqual([])
  })

  test('names the answers that changed, and holds none of them', async () => {
    const owner = visitor(server)
    const { id } = await applied(server, owner, '13944440078')
    const { formInfo, formHash } = await owner.call('memberDetail', { id })
    const values = { ...(JSON.parse(formInfo) as object), orgName: '改了名的研究院' }
    const [entry] = await during(() =>
      owner.ask('memberStatus', {
        id,
        status: '02',
        optionCode: '01',
        formInfo: JSON.stringify(values),
        formHash,
      }),
    )
    expect(entry?.detail).toEqual({ said: { optionCode: '01', status: '02' }, fields: ['orgName'] })
    expect(JSON.stringify(entry)).not.toContain('改了名的研究院')
  })

  test('of rights says what they were and are', async () => {
    const other = await staffWith(server, 'dues')
    const { id } = await other.call('loginInfo', {})
    expect(
      await during(() =>
        manager.call('changeRights', { id, rights: ['audit.first', 'export'], seen: ['dues'] }),
      ),
    ).toMatchObject([
      {
        kind: 'rights',
        recordId: id,
        personName: '姜**',
        detail: { before: ['dues'], after: ['audit.first', 'export'] },
      },
    ])
  })

  test('that deletes somebody still says who it was', async () => {
    const { id } = await manager.call('addUser', { realName: '顾闻溪', mobile: freshMobile() })
    expect(await during(() => manager.call('delUser', { id }))).toMatchObject([
      { operation: 'delUser', recordId: id, personId: id, personName: '顾**' },
    ])
  })

  test('without the right is entered as refused', async () => {
    const nobody = await staffWith(server)
    const id = people.ids.individual
    expect(
      await during(() => nobody.ask('changeRights', { id, rights: [], seen: [] })),
    ).toMatchObject([{ operation: 'changeRights', refusal: 'A0403', whoName: '姜白石' }])
  })
})

describe('a reading', () => {
  test('of an application is entered for staff and for its owner', async () => {
    const id = people.ids.individual
    for (const who of [manager, people.roles.applicant])
      expect(await during(() => who.call('memberDetail', { id }))).toMatchObject([
        { operation: 'memberDetail', kind: 'read', recordType: 'application', recordId: id },
      ])
  })

  test('that was forbidden is entered with the refusal and the record', async () => {
    const id = people.ids.individual
    expect(await during(() => people.roles.otherMember.ask('memberDetail', { id }))).toMatchObject([
      { kind: 'read', refusal: 'A0403', recordId: id, whoKind: 'member' },
    ])
  })

  test('of a list says which list, which filters, how many rows, and not what was looked for', async () => {
    const [entry] = await during(() =>
      manager.call('userPage', {
        orgId: DEMO,
        current: 1,
        size: 10,
        userType: '1',
        keyword: '林见微',
      }),
    )
    expect(entry?.detail).toEqual({ said: { userType: '1' }, by: ['keyword'], rows: 1 })
  })

  test('an export says how many rows were asked for and how many were taken away', async () => {
    const [entry, end, ...more] = await during(() => manager.call('exportUsers', { format: 'csv' }))
    const { total } = await manager.call('userPage', { orgId: DEMO, current: 1, size: 10 })
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      kind: 'export',
      detail: { said: { format: 'csv' }, rows: total },
    })
    expect(end).toMatchObject({
      kind: 'export',
      whoId: entry?.whoId,
      detail: { said: { format: 'csv' }, rows: total, ended: 'complete' },
    })
  })

  test('what is everybody’s is not entered', async () => {
    expect(
      await during(() => visitor(server).call('noticePage', { orgId: DEMO, current: 1, size: 10 })),
    ).toEqual([])
  })
})

describe('a login', () => {
  const password = (name: string, userPwd: string) =>
    visitor(server).ask('login', {
      orgId: DEMO,
      userName: name,
      userPwd: sentPassword(userPwd),
    })

  test('is entered with whom it let in', async () => {
    const id = (await people.roles.member.call('loginInfo', {})).id
    expect(await during(() => password('13800000001', 'Member-2026'))).toMatchObject([
      { kind: 'login', whoKind: 'member', whoId: id, recordId: id, refusal: null },
    ])
  })

  test('with a wrong password names the account, with a name nobody has nothing at all', async () => {
    const id = (await people.roles.member.call('loginInfo', {})).id
    const [known] = await during(() => password('13800000001', 'Wrong-2026'))
    expect(known).toMatchObject({ refusal: 'A0400', whoKind: 'visitor', recordId: id })
    const [unknown] = await during(() => password('我的密码是什么', 'Wrong-2026'))
    expect(unknown).toMatchObject({ refusal: 'A0400', recordId: null, personName: null })
    expect(JSON.stringify([known, unknown])).not.toMatch(/我的密码|Wrong|13800000001/)
  })

  test('ends with an entry', async () => {
    const who = await staffWith(server)
    expect(await during(() => who.call('logout', {}))).toMatchObject([
      { operation: 'logout', kind: 'login', whoName: '姜白石' },
    ])
    expect(await during(() => who.ask('logout', {}))).toEqual([])
  })
})

test('each society has its own log', async () => {
  const before = (await logOf(server, MECH)).length
  await manager.call('userPage', { orgId: DEMO, current: 1, size: 10 })
  expect((await logOf(server, MECH)).length).toBe(before)
})

describe('neither is without the other', () => {
  test('where the log cannot be written nothing is written, and nothing personal is answered', async () => {
    const { db } = server.parts.store
    const id = people.ids.individual
    const mobile = freshMobile()
    await sql`revoke insert on activity_log from portal_org`.execute(db)
    try {
      expect(await manager.ask('addUser', { realName: '顾闻溪', mobile })).toMatchObject({
        status: 500,
        data: null,
      })
      for (const call of ['memberDetail', 'memberFormInfo', 'memberPrint'] as const)
        expect(await manager.ask(call, { id })).toMatchObject({ status: 500, data: null })
      expect(await manager.ask('exportUsers', { format: 'csv' })).toMatchObject({ status: 500 })
    } finally {
      await sql`grant insert on activity_log to portal_org`.execute(db)
    }
    expect(await visitor(server).call('validMobile', { mobile })).toBe(true)
  })
})
