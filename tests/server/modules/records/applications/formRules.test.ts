import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '#contract/calls.ts'
import type { FormErrors } from '#contract/envelope.ts'
import { applied, applyInput, individualValues } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { type Visitor, visitor } from '../../../support/visitor.ts'

const PATH = 'formConfig/0301-101-10101.json'
const EARLY = '结束日期早于开始日期'
const COMPUTED = '经费合计与自动计算的结果不一致，请刷新页面后再提交'

const field = (type: string, value: string, label: string, more: object = {}) => ({
  type,
  value,
  label,
  ...more,
})
const OWN_ROWS = [
  [field('dateTime', 'begin', '开始日期'), field('dateTime', 'end', '结束日期')],
  [field('table', 'projects', '项目', { items: [field('counter', 'amount', '经费')] })],
  [
    field('counter', 'total', '经费合计', { compute: { sum: [{ var: 'projects' }, 'amount'] } }),
    field('counter', 'age', '年龄', { compute: { age: { var: 'birthDay' } } }),
    field('textBox', 'guardian', '监护人', {
      required: true,
      showWhen: { '<': [{ age: { var: 'birthDay' } }, 18] },
    }),
  ],
  [field('textBox', 'mail', '邮箱', { isRegExp: true, commonRegExp: 'email' })],
]
const CHECKS = [
  {
    rule: { '!': { '>': [{ day: { var: 'begin' } }, { day: { var: 'end' } }] } },
    message: EARLY,
    at: 'end',
  },
]

/** The form of 普通会员 with fields of every kind of rule. */
function ownForm(checks: object[]): string {
  const { formInfo, ...rest } = JSON.parse(
    readFileSync(`fixtures/organisations/demo/${PATH}`, 'utf8'),
  )
  return JSON.stringify({ ...rest, formInfo: [...formInfo, ...OWN_ROWS], checks })
}

let server: TestApp
beforeAll(async () => {
  server = await openApp()
  expect(await publish(server, { [PATH]: ownForm(CHECKS) })).toEqual([])
})
afterAll(() => server.close())

const mobiles = { next: 13_955_550_000 }
const anyMobile = () => String(mobiles.next++)

async function applying(given: object) {
  const who = visitor(server)
  const mobile = anyMobile()
  await who.prove(mobile)
  const values = { ...(await individualValues(server, who, mobile)), ...given }
  const answer = await who.ask('memberApply', applyInput('individual', values))
  return { who, answer, errors: (answer.data as unknown as FormErrors)?.errors }
}

const stored = async (who: Visitor, id: string): Promise<Record<string, unknown>> => {
  const { formInfo } = await who.call('memberDetail', { id })
  return JSON.parse(formInfo)
}

test.each([
  ['realName', '阿卜杜拉•买买提', '阿卜杜拉·买买提'],
  ['realName', '阿卜杜拉・买买提', '阿卜杜拉·买买提'],
  ['realName', '顾闻溪\u3000', '顾闻溪'],
  ['realName', '顾\u200B闻溪', '顾闻溪'],
  ['mail', 'name@example.org ', 'name@example.org'],
  ['mail', 'ｎａｍｅ＠example.org', 'name@example.org'],
])('a submitted %s written as %j is stored as %s', async (key, written, meant) => {
  const { who, answer } = await applying({ [key]: written })
  expect(answer.status).toBe(200)
  expect(await stored(who, (answer.data as CallData<'memberApply'>).id)).toMatchObject({
    [key]: meant,
  })
})

test.each<[name: string, given: object, errors: object]>([
  ['a check', { begin: '2026-02-01', end: '2026-01-31' }, { end: EARLY }],
  ['a computed value', { projects: [{ amount: 3 }], total: 30 }, { total: COMPUTED }],
  ['the pattern of a name', { realName: '顾闻溪1' }, { realName: '姓名格式错误' }],
  ['the pattern of an e-mail', { mail: 'name@example' }, { mail: '邮箱格式错误' }],
  ['a rule of its own', { birthDay: '2019-01-01' }, { guardian: '请输入监护人' }],
])('a submission that breaks %s is refused at its field', async (_name, given, errors) => {
  const sent = await applying(given)
  expect(sent.answer.status).toBe(422)
  expect(sent.errors).toEqual(errors)
})

test('a submission that meets them is stored with what the server computes', async () => {
  const given = {
    begin: '2026-01-31',
    end: '2026-01-31',
    projects: [{ amount: 1.1 }, { amount: 2.2 }],
    age: 99,
    guardian: '没有显示',
  }
  const { who, answer } = await applying(given)
  expect(answer.status).toBe(200)
  const { id } = answer.data as CallData<'memberApply'>
  const values = await stored(who, id)
  expect(values).toMatchObject({ total: 3.3 })
  expect(values.age).toBeLessThan(99)
  expect(values).not.toHaveProperty('guardian')
})

test('an application that is changed is stored with what the server computes of the change', async () => {
  const who = visitor(server)
  const mobile = anyMobile()
  await who.prove(mobile)
  const values = { ...(await individualValues(server, who, mobile)), projects: [{ amount: 1 }] }
  const answer = await who.ask('memberApply', applyInput('individual', values))
  const { id } = answer.data as CallData<'memberApply'>
  const formInfo = JSON.stringify({ ...values, projects: [{ amount: 5 }, { amount: 2 }], total: 7 })
  const changed = await who.ask('memberStatus', { id, status: '02', optionCode: '01', formInfo })
  expect(changed.status).toBe(200)
  expect(await stored(who, id)).toMatchObject({ total: 7 })
})

test('an application is judged by the checks it was made with, also after they were removed', async () => {
  const who = visitor(server)
  const mobile = anyMobile()
  const { id } = await applied(server, who, mobile)
  expect(await publish(server, { [PATH]: ownForm([]) })).toEqual([])
  const values = await individualValues(server, who, mobile)
  const change = (given: object) =>
    who.ask('memberStatus', {
      id,
      status: '02',
      optionCode: '01',
      formInfo: JSON.stringify({ ...values, ...given }),
    })
  const broken = { begin: '2026-02-01', end: '2026-01-31' }
  expect(await change(broken)).toMatchObject({ status: 422, data: { errors: { end: EARLY } } })
  expect(await change({})).toMatchObject({ status: 200 })
})
