import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scenario } from '#replay/scenario.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { entered } from '../../../base/activity/log.ts'
import { applied } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { recommended, recommendedApplied } from '../../../support/orgApplications.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'
import { publishedAndReplayed } from './publishedAndReplayed.ts'

const SENIOR = '0301-101-10102'
const FORM = `formConfig/${SENIOR}.json`

/** One of everything that the form asks about a person. */
const PERSONAL = {
  realName: '沈砚秋',
  birthDay: '1985-12-31',
  nation: '纳西族',
  cardNo: '990101198512310038',
  mobile: '13955550123',
  email: 'shen.yanqiu@cangxiu.edu.cn',
  address: '苍岫路 18 号 3 单元 501',
  photo: [{ name: '沈砚秋证件照.jpg', url: 'portal/demo/upload/202611/shen.jpg' }],
  orgName: '苍岫大学',
  department: '统计与数据科学系',
  officePhone: '0871-65031234',
  titleFile: [{ name: '教授证书-沈砚秋.pdf', url: 'portal/demo/upload/202611/cert.pdf' }],
  educations: [
    { period: ['2003-09', '2007-07'], school: '临澜大学', majorName: '应用统计', eduLevel: '01' },
  ],
  works: [{ startAt: '2010-07', unit: '苍岫大学', post: '副教授' }],
  keywords: '因果推断；空间统计',
  orcid: '0000-0002-1825-0097',
  papers: [
    {
      ...{ name: '苍岫地区的空间统计', journal: '统计学报', publishAt: '2020-01', rank: '1' },
      doi: '10.1234/shen.2020.7',
    },
  ],
  awards: [
    {
      ...{ name: '苍岫青年奖', level: '2', awardAt: '2021-05', order: 1 },
      proof: [{ name: '获奖证书沈.png', url: 'portal/demo/upload/202611/award.png' }],
    },
  ],
  overseasOrg: 'Wyvern Institute',
  referrerName: '上官以南',
  referrerNum: 'HXSK000123',
  memberUnit: {
    ...{ areaCode: ['440000', '440300', '440305'], id: '9c2e41b7f05d8a63' },
    orgName: '临澜数据技术有限公司',
  },
  introduction:
    '沈砚秋，1985 年生于苍岫，长期从事空间统计与因果推断研究，主持项目三项，可在电话 13955550123 联系，也欢迎写信到苍岫路。',
  signature: '/sandbox/storage/portal/demo/sign.png',
}
const CHOSEN = {
  ...{ sex: '1', politics: '05', cardType: '01', areaCode: ['440000', '440300', '440305'] },
  ...{ orgNature: '01', workStatus: '01', title: ['010', '012'], titleLevel: '1' },
  ...{ titleDate: '2018-06', subject: ['110'], edu: '01', degree: '01', research: ['01'] },
  ...{ paperCount: 12, projectCount: 3, patentCount: 0, overseas: true },
  ...{ overseasPeriod: ['2012-01-01', '2013-01-01'], referMode: '01', serviceDays: 5 },
  ...{ englishLevel: 4, contactTime: ['09:00', '11:30'], promise: ['1'] },
}

let server: TestApp
let applicant: Visitor
let senior: string
let otherForm: string

beforeAll(async () => {
  server = await openApp()
  applicant = visitor(server)
  senior = (await applied(server, applicant, '13944440001')).id
  otherForm = (await applicant.call('memberFormInfo', { id: senior })).formHash
  const hash = (await server.parts.configuration.of(DEMO)).forms.get(SENIOR)?.hash
  await keep({ memberType: '10102', formHash: hash, formInfo: { ...PERSONAL, ...CHOSEN } })
})
afterAll(() => server.close())

/** Stores the application as it would be, had it been made so. */
const keep = (patch: object) =>
  server.parts.store.tx(DEMO, async (tx) => {
    const record = await memberApplications.find(tx, senior)
    if (record) await memberApplications.save(tx, record, patch)
  })

const auditor = () => staffWith(server, 'audit.first', 'configure.forms', 'publish')
const contentOf = async (who: Visitor, { id, path }: { id: string; path: string }) =>
  (await who.call('changeDocument', { id, path })).content ?? ''
const scenarioOf = async (who: Visitor, made: { id: string; path: string }) =>
  JSON.parse(await contentOf(who, made)) as Scenario

const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : []
}
/** In what is personal these are codes, and dates that tell nobody. */
const CODES = [...everyText(CHOSEN), '2003-09', '2007-07', '2010-07', '2020-01', '2021-05', '2']

describe('a test made of an application', () => {
  test('names the form, tells what kind of application it was, and nobody who made it', async () => {
    const who = await auditor()
    const made = await who.call('testFromRecord', { id: senior })
    expect(made).toEqual({
      ...{ id: made.id, title: '做成测试', name: '真实申请-2026-11-20-1' },
      path: `scenarios/${SENIOR}/record-2026-11-20-1.scenario.json`,
    })
    const text = await contentOf(who, made)
    expect(JSON.parse(text)).toMatchObject({
      title: made.name,
      note: '由一份真实申请做成：高级会员，待上传。个人信息已替换。',
      formInfo: { file: `../../${FORM}` },
    })
    const personal = everyText(PERSONAL).filter((one) => !CODES.includes(one))
    expect(personal.filter((one) => text.includes(one))).toEqual([])
    for (const part of ['沈砚秋', '苍岫', '13955550123', '198512310038', 'cangxiu', 'shen'])
      expect(text).not.toContain(part)
  })

  test('fills the form in as it was filled in, and expects what the form does now', async () => {
    const who = await auditor()
    const { steps } = await scenarioOf(who, await who.call('testFromRecord', { id: senior }))
    const [filled, submitted, expected] = steps
    expect(filled).toMatchObject({ set: { sex: '1', titleDate: '2018-06', overseas: true } })
    expect(submitted).toEqual({ submit: true })
    expect(expected).toMatchObject({
      expect: {
        visible: expect.arrayContaining(['referrerName', 'overseasOrg', 'titleFile']),
        hidden: expect.arrayContaining(['party', 'homePage']),
        value: { cardNo: expect.stringMatching(/^9901011985/), referMode: '01' },
      },
    })
  })

  test('passes in the report of its change set, and is one step that can be taken back', async () => {
    const who = await auditor()
    const { id, path, name } = await who.call('testFromRecord', { id: senior })
    const { tests, failedTests } = await who.call('changeReport', { id })
    expect({ tests, failedTests }).toMatchObject({
      tests: [{ path, passed: true, title: `高级会员申请表 · ${name}` }],
      failedTests: 0,
    })
    await who.call('changeUndo', { id })
    const { documents } = await who.call('changeRead', { id })
    expect(documents.filter(({ state }) => state !== 'same')).toEqual([])
  })

  test('is entered in the log with the application that was read', async () => {
    const who = await auditor()
    const rows = await entered(server, () => who.call('testFromRecord', { id: senior }))
    expect(rows).toMatchObject([
      { operation: 'testFromRecord', kind: 'write', recordType: 'application', recordId: senior },
    ])
  })

  test('of a recommendation is one of its own form', async () => {
    const candidate = visitor(server)
    await recommended(candidate, 'UR2CD2BL')
    const { id } = await recommendedApplied(server, candidate, '13944440002', 'UR2CD2BL')
    const who = await auditor()
    const made = await who.call('testFromRecord', { id })
    expect(made.path).toMatch(/^scenarios\/0401[^/]*\/record-/)
    expect(await contentOf(who, made)).not.toContain('宋怀瑾')
    expect(await who.call('changeReport', { id: made.id })).toMatchObject({ failedTests: 0 })
  })
})

describe('where it is put', () => {
  test('the caller’s open change set, each test under a name of its own', async () => {
    const who = await auditor()
    const { id } = await who.call('changeOpen', { title: '申请表' })
    const first = await who.call('testFromRecord', { id: senior })
    const second = await who.call('testFromRecord', { id: senior })
    expect([first.id, second.id, first.title]).toEqual([id, id, '申请表'])
    expect(second.path).not.toBe(first.path)
    expect(second.name).not.toBe(first.name)
  })

  test('never another’s, and none that changes the form: it is a test of the live one', async () => {
    const [who, other] = [await auditor(), await auditor()]
    const theirs = await other.call('changeOpen', { title: '别人的' })
    const { id } = await who.call('changeOpen', { title: '改表单' })
    const was = await contentOf(who, { id, path: FORM })
    const content = was.replace('"label": "姓名"', '"label": "真实姓名"')
    await who.call('changeStep', { id, path: FORM, stepId: 'label', rev: 0, content })
    const made = await who.call('testFromRecord', { id: senior })
    expect([id, theirs.id]).not.toContain(made.id)
    expect(made.title).toBe('做成测试')
  })

  test('once for a click that is sent again', async () => {
    const who = await auditor()
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAA'
    const first = await who.call('testFromRecord', { id: senior }, key)
    expect(await who.call('testFromRecord', { id: senior }, key)).toEqual(first)
    expect((await who.call('changeRead', { id: first.id })).change.documents).toBe(1)
  })
})

test('an application of an older form is tested on the live one, as far as it fits, and says so', async () => {
  const older = { ...PERSONAL, ...CHOSEN, hobby: '围棋', spouse: '周以宁' }
  await keep({ formHash: otherForm, formInfo: older })
  const who = await auditor()
  const made = await who.call('testFromRecord', { id: senior })
  expect(made.remark).toBe(
    '申请提交后表单改过，这是按现在的表单做成的测试。有 2 项现在的表单已经没有，没有放进测试。',
  )
  const text = await contentOf(who, made)
  expect(text).not.toMatch(/hobby|围棋|周以宁/)
  expect(JSON.parse(text).note).toContain(made.remark)
  expect(await who.call('changeReport', { id: made.id })).toMatchObject({ failedTests: 0 })
})

test('published and pulled, it is replayed by the command', async () => {
  const who = await auditor()
  const { id, path } = await who.call('testFromRecord', { id: senior })
  expect(await publishedAndReplayed(server, who, { id, path })).toMatchObject([
    { title: expect.stringMatching(/^真实申请-/), passed: true, failures: [] },
  ])
})
