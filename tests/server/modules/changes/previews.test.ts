import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { CallEntry, CallInput, OperationId } from '#contract/calls.ts'
import { previewedParts } from '#server/calls/previewedParts.ts'
import { grantPreview } from '#server/modules/changes/preview/previewGrant.ts'
import { previewPages } from '#server/modules/changes/preview/previewPages.ts'
import { createPreviews } from '#server/modules/changes/preview/previews.ts'
import { type Known, MINIMAL } from '../../authorize/minimalInputs.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../support/visitor.ts'

let server: TestApp
let staff: Visitor
let id: string

const FORM = 'formConfig/0301-101-10101.json'
/** Calls that show a configuration, and change nothing by it. */
const SHOWN: ReadonlySet<OperationId> = new Set([
  ...([
    'approvalList',
    'auditHistory',
    'certificateState',
    'dictionaryCache',
    'domainName',
  ] as const),
  ...(['duesOrder', 'duesOrderPage', 'feeStandard', 'fileAddress', 'formConfig'] as const),
  ...(['functionOtherConfig', 'galleryForm', 'galleryForms', 'invoiceConfig'] as const),
  ...(['meetingDetailOpen', 'memberApprovalPage', 'memberConfigList', 'memberDetail'] as const),
  ...([
    'memberFormInfo',
    'memberInfo',
    'memberJoinPage',
    'memberPrint',
    'memberQueryPage',
  ] as const),
  ...(['mobileMemberNotice', 'moDomainName', 'noticeDetail', 'noticePage', 'orApplyPage'] as const),
  ...([
    'orDetail',
    'orFormInfo',
    'orPrint',
    'orgDictionaryCache',
    'orgInfo',
    'orgNameList',
  ] as const),
  ...(['otherConfig', 'page', 'payConfigSwitch', 'payPeriod', 'pcMemberNotice'] as const),
  ...(['previewForm', 'privacyAgreement', 'rsaKey', 'site', 'statusList', 'subOrgList'] as const),
  ...([
    'time',
    'uploadToken',
    'userAgreement',
    'userList',
    'userOtherConfig',
    'validCardNo',
  ] as const),
  ...(['validCode', 'validMobile', 'validMobileRegistered', 'validOrgName'] as const),
  ...(['validUserName', 'webSite'] as const),
])
const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

const replace = async (path: string, content: string, rev = 0) =>
  staff.call('changeStep', { id, path, stepId: crypto.randomUUID(), rev, content })
const textOf = async (path: string) =>
  (await staff.call('changeDocument', { id, path })).content ?? ''

/** A frame of a visitor that shows something: its open calls have no login. */
const framed = (shown: string, { orgId = DEMO, host = 'localhost', at = server.now() } = {}) => {
  const who = visitor(server, host, orgId)
  who.shown = grantPreview(server.parts.storage.secret, orgId, shown, at)
  return who
}

beforeAll(async () => {
  server = await openApp()
  staff = await staffWith(server, 'configure', 'publish')
  id = (await staff.call('changeOpen', { title: '改版' })).id
  await replace(FORM, (await textOf(FORM)).replace('"label": "姓名"', '"label": "真实姓名"'))
  await replace('assets/spring.svg', PICTURE.toString('base64'))
  const site = await textOf('site.json')
  await replace('site.json', site.replace('asset:logo.svg', 'asset:spring.svg'))
})
afterAll(() => server.close())

const FORM_CALL = { orgId: DEMO, functionCode: '0201', objId: '101,10101' } as const

describe('a frame of a change set', () => {
  test('is answered from the change set; everybody else from the live version', async () => {
    const shown = framed(`change:${id}`)
    expect((await shown.call('formConfig', FORM_CALL)).formInfo).toContain('真实姓名')
    expect((await staff.call('formConfig', FORM_CALL)).formInfo).not.toContain('真实姓名')
    shown.token = staff.token
    expect((await shown.call('previewForm', { path: FORM })).formInfo).toContain('真实姓名')
    expect((await staff.call('previewForm', { path: FORM })).formInfo).not.toContain('真实姓名')
  })

  test('has the pictures of the change set', async () => {
    const { webInfo } = await framed(`change:${id}`).call('site', {})
    expect(webInfo.logo).toMatch(/^\/assets\/demo\/\w+\/spring\.svg$/)
    const { rawPayload } = await server.app.inject({
      url: webInfo.logo ?? '',
      headers: { host: 'localhost' },
    })
    expect(rawPayload).toEqual(PICTURE)
  })

  test('follows the change set', async () => {
    const before = await textOf(FORM)
    await replace(FORM, before.replace('真实姓名', '证件姓名'), 1)
    const { formInfo } = await framed(`change:${id}`).call('formConfig', FORM_CALL)
    expect(formInfo).toContain('证件姓名')
    await replace(FORM, before, 2)
  })

  test('shows nothing while there are errors, and says how many', async () => {
    const notices = await textOf('notices.json')
    await replace('notices.json', '{')
    expect(await framed(`change:${id}`).ask('formConfig', FORM_CALL)).toMatchObject({
      status: 409,
      msg: '还有 1 个错误，改好后才能看到改动后的样子',
    })
    await replace('notices.json', notices, 1)
    await framed(`change:${id}`).call('formConfig', FORM_CALL)
  })

  const writing = (Object.entries(CALLS) as [OperationId, CallEntry][])
    .filter(([, { method }]) => method !== 'GET')
    .map(([call]) => call)
  test.each(writing)('writes nothing: %s is refused', async (call) => {
    const known = { form: {}, freshMobile: () => '13966660000' }
    const input = MINIMAL[call](known as unknown as Known) as CallInput<typeof call>
    const answer = await framed(`change:${id}`).ask(call, input)
    expect([400, 403, 422]).toContain(answer.status)
    if (answer.status === 403) expect(answer.msg).toBe('这里是预览，不能提交或修改')
  })
})

describe('two states of a change set never share a preview', () => {
  const REST = 'TEXTCOLLBYfGiJUETHQ4h?cKSMd5zYpgqf1YRDhkmxHkhPWptrkoyz28wnI9V0aHeAuaKnak'

  test('though their documents have one MD5', async () => {
    const path = 'assets/twins.svg'
    const [one, other] = [REST.replace('?', 'A'), REST.replace('?', 'E')]
    const shown = async () => {
      const now = await server.parts.configuration.of(DEMO)
      return (await server.parts.previews.of(now, `change:${id}`)).documents[path]
    }
    await replace(path, one)
    expect(await shown()).toBe(one)
    await replace(path, other, 1)
    expect(await shown()).toBe(other)
    await staff.call('changeRemove', { id, path })
  })

  test('though one was made while the other was being read', async () => {
    const path = 'assets/later.svg'
    const { store } = server.parts
    const [one, other] = ['PHN2Zy8+', 'PHN2ZyAvPg==']
    await replace(path, one)
    let edit: (() => Promise<unknown>) | undefined = () => replace(path, other, 1)
    const tx: typeof store.tx = async (orgId, work) => {
      const found = await store.tx(orgId, work)
      const first = edit
      edit = undefined
      await first?.()
      return found
    }
    const previews = createPreviews({ store: { ...store, tx }, checker: server.parts.checker })
    const now = await server.parts.configuration.of(DEMO)
    await previews.of(now, `change:${id}`)
    await staff.call('changeUndo', { id })
    const { documents } = await previews.of(now, `change:${id}`)
    expect(documents[path]).toBe(one)
  })
})

describe('what is done by a configuration stays, so no preview does it', () => {
  const acting = (Object.entries(CALLS) as [OperationId, CallEntry][])
    .filter(([, { method }]) => method === 'GET')
    .map(([call]) => call)
    .filter((call) => !SHOWN.has(call))
  test.each(acting)('%s is answered by the live version', async (call) => {
    const headers = { 'x-preview': framed(`change:${id}`).shown }
    const at = { orgId: DEMO, parts: server.parts }
    expect(await previewedParts(call, { headers }, at)).toBe(server.parts)
  })
})

describe('a preview needs a grant', () => {
  test.each([
    ['forged', () => `change:${id}.zzzzzzzz.${'A'.repeat(43)}`],
    ['of no shape', () => `change:${id}`],
    ['expired', () => framed(`change:${id}`, { at: new Date(0) }).shown],
    ['of another society', () => framed(`change:${id}`, { orgId: MECH }).shown],
  ])('one that is %s shows nothing', async (_case, grant) => {
    const asking = visitor(server)
    asking.shown = grant()
    const refused = { status: 403, msg: '预览已过期，请刷新页面后再看' }
    expect(await asking.ask('site', {})).toMatchObject(refused)
  })

  test.each([
    ['a visitor', () => visitor(server), 401],
    ['staff without the right', () => staffWith(server, 'dues'), 403],
  ])('%s gets none', async (_case, who, status) => {
    expect(await (await who()).ask('previewPages', { id })).toMatchObject({ status })
  })

  test('who may configure one subject gets one', async () => {
    await (await staffWith(server, 'configure.texts')).call('previewPages', { id })
  })

  test('a change set of another society does not exist', async () => {
    const elsewhere = framed(`change:${id}`, { orgId: MECH, host: 'mech.localhost' })
    expect(await elsewhere.ask('site', {})).toMatchObject({ status: 404 })
  })

  test.each(['change:none', 'version:99', 'everything'])('%s does not exist', async (shown) => {
    expect([400, 404]).toContain((await framed(shown).ask('site', {})).status)
  })
})

describe('pages beside each other', () => {
  test('are those that show what changes', async () => {
    const { pages, ...shown } = await staff.call('previewPages', { id })
    expect(shown).toEqual({ shownAfter: expect.stringContaining(`change:${id}.`) })
    expect(pages).toEqual([
      {
        title: '普通会员申请表',
        isForm: true,
        address: `/studio/form?path=${encodeURIComponent(FORM)}`,
      },
      { title: '首页', isForm: false, address: '/' },
    ])
  })

  test('of a version are it and the one before', async () => {
    expect(await staff.call('previewPages', { version: 1 })).toEqual({
      shownBefore: expect.stringContaining('version:1.'),
      shownAfter: expect.stringContaining('version:1.'),
      pages: [],
    })
    await framed('version:1').call('site', {})
  })

  test.each([
    ['memberNotices.json', '/module?id=join'],
    ['notices.json', '/notice'],
    ['pages/home.json', '/'],
    ['pages/module/0203/directory.json', '/module?id=directory'],
    ['pages/module/0202/edit.json', undefined],
    ['payConfig.json', undefined],
  ])('%s is shown at %s', (path, address) => {
    const modules = {
      items: [
        { id: 'join', type: '0201' },
        { id: 'directory', type: '0203' },
      ],
    }
    const documents = { 'modules.json': JSON.stringify(modules), [path]: '1' }
    const found = previewPages(documents, { ...documents, [path]: '2' })
    expect(found.map((page) => page.address)).toEqual(address ? [address] : [])
  })

  test('a certificate is shown where its template or its picture is another', () => {
    const template = (background: string) => ({ background, size: [2000, 1414], fields: [] })
    const documents = {
      'certificates.json': JSON.stringify({
        member: template('asset:a.svg'),
        org: template('asset:b.svg'),
      }),
      'assets/a.svg': 'one',
      'assets/b.svg': 'one',
    }
    const shown = (change: Record<string, string>) =>
      previewPages(documents, { ...documents, ...change }).flatMap(
        ({ certificate }) => certificate ?? [],
      )
    expect(shown({})).toEqual([])
    expect(shown({ 'assets/b.svg': 'two' })).toEqual(['org'])
    const other = { member: template('asset:c.svg'), org: template('asset:b.svg') }
    expect(shown({ 'certificates.json': JSON.stringify(other) })).toEqual(['member'])
    expect(shown({ 'certificates.json': '{ "member": 1, "org": { "size": 2 } }' })).toEqual(['org'])
    expect(shown({ 'certificates.json': '[' })).toEqual([])
  })
})
