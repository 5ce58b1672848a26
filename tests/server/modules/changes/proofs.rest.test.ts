import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FormConfigShape } from '#contract/configuration.gen.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../support/visitor.ts'

let server: TestApp
let lin: Visitor
let id: string

beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure', 'publish')
})
afterAll(() => server.close())
beforeEach(async () => {
  id = (await lin.call('changeOpen', { title: '申请表' })).id
})

const JOIN = 'formConfig/0301-101-10101.json'
const SENIOR = 'formConfig/0301-101-10102.json'
const STUDENT = 'formConfig/0301-101-10103.json'
const CARD = 'scenarios/0301-101-10101/card.scenario.json'
const ENTRY = 'scenarios/0301-101-10101/join.scenario.json'
const RECOMMENDATION = 'scenarios/0301-101-10102/recommendation.scenario.json'

let steps = 0
const write = async (path: string, content: string) => {
  steps += 1
  return lin.call('changeStep', { id, path, stepId: `proof${steps}`, rev: 0, content })
}
const remove = async (path: string) => {
  steps += 1
  return lin.call('changeStep', { id, path, stepId: `proof${steps}`, rev: 0, isRemoved: true })
}
const textOf = async (path: string): Promise<string> =>
  (await lin.call('changeDocument', { id, path })).content ?? ''

type Field = Record<string, unknown>

/** Gives a field of a form other attributes. */
async function change(path: string, key: string, attributes: Field): Promise<void> {
  const form = JSON.parse(await textOf(path)) as FormConfigShape
  const fields = (form.formInfo as Field[][]).flat()
  Object.assign(fields.find(({ value }) => value === key) ?? {}, attributes)
  await write(path, JSON.stringify(form, null, 2))
}

const report = () => lin.call('changeReport', { id })
const live = async () => {
  server.parts.configuration.forget()
  return (await server.parts.configuration.of(DEMO)).version
}
const publish = (more: object = {}) => publishAsSeen(lin, id, more)

/** No number of a mobile has five digits. */
const NO_MOBILE = { limitWorkNumber: true, min: 1, max: 5 }

describe('what is proven and played', () => {
  test('is nothing where no form, dictionary or scenario changed', async () => {
    const was = await textOf('meetings.json')
    await write('meetings.json', was.replace(/"place": "[^"]*"/, '"place": "苍岫"'))
    const found = await report()
    expect(found.changes).not.toEqual([])
    expect(found).toMatchObject({ proofs: [], tests: [], proofErrors: 0, failedTests: 0 })
  })

  test('is a changed form with its scenarios, and no other', async () => {
    await change(SENIOR, 'realName', { label: '真实姓名' })
    const { errors, proofs, tests } = await report()
    expect(errors).toBe(0)
    expect(proofs).toMatchObject([
      {
        ...{ path: SENIOR, title: '高级会员申请表', isProven: true, errors: 0 },
        sentence: '能提交；61 个字段，其中 11 个按条件显示，每一个都有答案让它显示',
      },
    ])
    expect(proofs[0]?.findings.map(({ severity }) => severity)).not.toContain('error')
    expect(tests).toEqual([
      {
        path: RECOMMENDATION,
        title: '高级会员申请表 · 选“会员推荐”才填推荐人',
        passed: true,
        steps: 6,
      },
    ])
  })

  test('is every form with a dictionary that changed', async () => {
    const path = 'dictionaries/ORG_RESEARCH.json'
    await write(path, (await textOf(path)).replace(/"itemName":\s*"[^"]*"/, '"itemName": "新方向"'))
    const { proofs } = await report()
    expect(proofs.map((proof) => proof.path)).toEqual(expect.arrayContaining([SENIOR, STUDENT]))
    expect(proofs.map((proof) => proof.path)).not.toContain(JOIN)
  })

  test('is a scenario that changed, on the form as it is', async () => {
    await write(CARD, (await textOf(CARD)).replace('抄错一位', '错一位'))
    const found = await report()
    expect(found.proofs).toEqual([])
    expect(found.tests).toMatchObject([{ path: CARD, passed: true }])
    expect(found.changes).toMatchObject([{ sentence: '修改测试的内容', impact: 'check' }])
  })

  test('that fills in a field which is gone fails, in the words of its label', async () => {
    const form = JSON.parse(await textOf(SENIOR)) as FormConfigShape
    const without = (form.formInfo as Field[][]).map((row) =>
      row.filter(({ value }) => value !== 'referrerName'),
    )
    await write(SENIOR, JSON.stringify({ ...form, formInfo: without }, null, 2))
    const { tests } = await report()
    expect(tests[0]?.failure).toBe('第 4 步：填写了“推荐人姓名”，表单里已经没有这个字段')
  })

  test('is nothing for who asks for the problems alone', async () => {
    await change(JOIN, 'mobile', NO_MOBILE)
    expect(await lin.call('changeReport', { id, isBrief: true })).toMatchObject({
      proofs: [],
      tests: [],
    })
  })
})

describe('a form that does not work as configured', () => {
  test('is published only by who says so, and the version keeps what was proven', async () => {
    await remove(ENTRY)
    await change(JOIN, 'mobile', { ...NO_MOBILE, isRegExp: true, commonRegExp: 'mobile' })
    const found = await report()
    expect(found).toMatchObject({ errors: 0, failedTests: 0 })
    expect(found.proofErrors).toBeGreaterThan(0)
    expect(found.proofs[0]).toMatchObject({
      path: JOIN,
      sentence: expect.stringContaining('怎样填都不能提交'),
    })
    expect(found.proofs[0]?.findings).toContainEqual({
      ...{ severity: 'error', severityName: '错误' },
      sentence: expect.stringMatching(/^整张表单在任何答案下都不能提交：“手机号码”/),
    })
    expect(await publish({ acceptsLoss: true })).toMatchObject({
      status: 409,
      msg: `有 ${found.proofErrors} 处证明不能照样办理，请改好，或在发布页确认后再发布`,
    })
    const ticks = { acceptsLoss: true, acceptsProofs: true }
    expect(await publish(ticks)).toMatchObject({ status: 200 })
    const { report: stored } = await lin.call('versionRead', { version: await live() })
    expect(stored).toMatchObject({ proofs: found.proofs, tests: found.tests })
    expect(stored?.tests).not.toEqual([])
  })
})

describe('a scenario that fails', () => {
  test('blocks, whatever is accepted; changed in the same change set it lets the form through', async () => {
    await change(SENIOR, 'referMode', { conditionText: '02' })
    const { tests } = await report()
    expect(tests).toMatchObject([
      {
        ...{ path: RECOMMENDATION, passed: false },
        failure: '第 3 步：显示的字段应为“推荐人姓名”、“推荐人会员号”，实为（没有）',
      },
    ])
    const ticks = { acceptsLoss: true, acceptsProofs: true }
    expect(await publish(ticks)).toMatchObject({
      status: 409,
      msg: '有 1 个表单测试没有通过：改好申请表，或在同一份修改单里改、删测试',
    })
    const was = await textOf(RECOMMENDATION)
    await write(RECOMMENDATION, was.replace('"referMode": "01"', '"referMode": "02"'))
    expect((await report()).tests).toMatchObject([{ passed: true }])
    expect(await publish(ticks)).toMatchObject({ status: 200 })
  })
})

describe('the check of a scenario', () => {
  const FORM = { file: '../../formConfig/0301-101-10101.json' }
  const SOUND = { title: '打开', formInfo: FORM, steps: [{ submit: true }] }
  test.each([
    ['a form that is not there', 'scenarios/0301-101-99999/a.scenario.json', SOUND, 'unknown'],
    ['another form', CARD, { ...SOUND, formInfo: { file: 'form.json' } }, 'form'],
    ['a step that is none', CARD, { ...SOUND, steps: [{ press: true }] }, 'step'],
    ['a name that is none', 'scenarios/a.json', SOUND, 'name'],
  ])('tells %s', async (_what, path, scenario, expected) => {
    const said = {
      unknown: '测试所在的文件夹以表单命名，没有“0301-101-99999”这张表单',
      form: '测试要写明它所在文件夹的那张表单',
      step: '测试的第 1 步写得不对：不认识动作“press”',
      name: '“a”不是测试的文件名，不会播放',
    }[expected]
    await write(path, JSON.stringify(scenario))
    const { findings } = await report()
    expect(findings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`${said}`),
    )
  })
})
