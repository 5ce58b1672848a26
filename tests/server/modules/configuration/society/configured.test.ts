import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const SITES = {
  demo: { host: 'localhost', orgId: DEMO },
  mech: { host: 'mech.localhost', orgId: MECH },
  med: { host: 'med.localhost', orgId: '1b90f7d4-e26c-4853-a71f-8c4d5e930a6b' },
}

/** Calls that only read configuration; every answer is held against the contract. */
const READS: [OperationId, object][] = [
  ['site', {}],
  ['time', {}],
  ['dictionaryCache', {}],
  ['orgDictionaryCache', { orgId: true }],
  ['domainName', {}],
  ['statusList', { orgId: true, functionCode: '0301' }],
  ['functionOtherConfig', { orgId: true, functionCode: '0301' }],
  ['webSite', { orgId: true }],
  ['otherConfig', { orgId: true }],
  ['memberConfigList', { orgId: true }],
  ['pcMemberNotice', { orgId: true }],
  ['mobileMemberNotice', { orgId: true }],
  ['userAgreement', { orgId: true }],
  ['privacyAgreement', { orgId: true }],
  ['noticePage', { orgId: true, current: 1, size: 10 }],
]

describe.each(Object.entries(SITES))('%s', (_code, { host, orgId }) => {
  let here: Visitor
  beforeAll(() => {
    here = visitor(server, host, orgId)
  })

  test.each(READS)('answers %s', async (id, given) => {
    const input = { ...given, ...('orgId' in given ? { orgId } : {}) } as CallInput<typeof id>
    expect(await here.call(id, input)).toBeDefined()
  })

  test('has a form for every member type with a process', async () => {
    const types = await here.call('memberConfigList', { orgId })
    for (const { objId, steps } of types.filter((type) => type.steps.length > 0)) {
      const form = await here.call('formConfig', { orgId, functionCode: '0301', objId })
      expect([objId, JSON.parse(form.formInfo).length > 0, steps.length > 0]).toEqual([
        objId,
        true,
        true,
      ])
    }
  })

  test('serves every file its answers name', async () => {
    const site = JSON.stringify(await here.call('site', {}))
    const files = [...new Set(site.match(/\/assets\/[^"]+/g))]
    expect(files.length).toBeGreaterThan(3)
    for (const url of files) {
      const answer = await server.app.inject({ url, headers: { host } })
      expect([url, answer.statusCode]).toEqual([url, 200])
    }
    expect(site).not.toContain('asset:')
  })
})

test('a notice counts its readers, and its text holds no script', async () => {
  const here = visitor(server)
  const { records } = await here.call('noticePage', { orgId: DEMO, current: 1, size: 1 })
  const id = records[0]?.id ?? ''
  const first = await here.call('noticeDetail', { id })
  const second = await here.call('noticeDetail', { id })
  expect(second.browseNum).toBe(first.browseNum + 1)
  expect(await here.ask('noticeDetail', { id: 'nothing' })).toMatchObject({ status: 404 })
})

test('notices come newest first', async () => {
  const { records } = await visitor(server).call('noticePage', {
    orgId: DEMO,
    current: 1,
    size: 50,
  })
  const times = records.map(({ createAt }) => createAt)
  expect(times).toEqual([...times].sort().reverse())
})

test('a page comes with everything it names', async () => {
  const answer = await visitor(server).call('page', { id: 'module/0201/join' })
  expect(answer.page).toMatchObject({ id: 'module/0201/join' })
  expect(Object.keys(answer.fragments)).toContain('join/wizard')
  expect(Object.keys(answer.payloads)).toContain('memberApply')
  expect(answer.findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each(['nothing/here', 'dialogs/nothing', '__proto__x'])(
  'the page %s does not exist',
  async (id) => {
    const answer = await visitor(server).ask('page', { id })
    if (answer.status === 200) expect(answer.data.page).toBeNull()
    else expect(answer.status).toBe(400)
  },
)

test('a dialog is asked for by its folder', async () => {
  const { page } = await visitor(server).call('page', { id: 'dialogs/mobileProof' })
  expect(page).toMatchObject({ id: 'mobileProof' })
})

describe('the directory', () => {
  const ask = (keyword?: string) =>
    visitor(server).call('memberJoinPage', {
      current: 1,
      size: 10,
      orgId: DEMO,
      oneMemberCode: '01',
      ...(keyword === undefined ? {} : { keyword }),
    })

  test('is empty without a keyword, and for one character', async () => {
    expect(await ask()).toEqual({ records: [], total: 0 })
    expect(await ask('沈')).toEqual({ records: [], total: 0 })
  })

  test('finds by part of a name or unit, with masked mobiles', async () => {
    const { records } = await ask('沈砚')
    expect(records[0]).toMatchObject({ realName: '沈砚秋', maskMobile: '138****0032' })
    expect(JSON.stringify(records)).not.toContain('13800000032')
  })

  test('takes wildcards for what they are', async () => {
    expect((await ask('%%')).total).toBe(0)
    expect((await ask('__')).total).toBe(0)
  })
})

describe('the status query of a visitor', () => {
  const ask = (keyword: string) =>
    visitor(server).call('memberQueryPage', {
      current: 1,
      size: 10,
      orgId: DEMO,
      oneMemberCode: '01',
      keyword,
    })

  test.each([['13800000032'], ['990101196803120136'], ['HXSK000001'], ['hxsk000001']])(
    'finds %s exactly',
    async (keyword) => {
      expect((await ask(keyword)).records[0]).toMatchObject({ realName: '沈砚秋' })
    },
  )

  test.each(['沈砚秋', '1380000003', 'HXSK', ''])('finds nothing for %j', async (keyword) => {
    expect(await ask(keyword)).toEqual({ records: [], total: 0 })
  })
})

test('a society that asks for a login shows its members to nobody else', async () => {
  const { host, orgId } = SITES.med
  const query = { current: 1, size: 10, orgId, oneMemberCode: '01', keyword: '医院' } as const
  const here = visitor(server, host, orgId)
  expect(await here.ask('memberQueryPage', query)).toMatchObject({ status: 401, msg: '请先登录' })
  expect(await here.ask('memberJoinPage', query)).toMatchObject({ status: 401 })
  await here.login('13800000201', 'Member-2026')
  expect(await here.ask('memberJoinPage', query)).toMatchObject({ status: 200 })
})
