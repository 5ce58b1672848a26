import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import type { ConfigQuestion } from '#server/control/questions.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { findVersionReport } from '#server/modules/configuration/repositories/configVersions.ts'
import { pushConfiguration } from '#server/modules/configuration/versions/pushConfiguration.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, visitor } from '../support/visitor.ts'

const demo = await readConfigurationFolder('fixtures/organisations/demo')
const FORM = 'formConfig/0301-101-10103.json'
const DICTIONARY = 'dictionaries/ORG_RESEARCH.json'
const TEST = 'scenarios/0301-101-10101/card.scenario.json'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const ask = (question: ConfigQuestion) =>
  answerConfigQuestion(
    { ...server.parts, check: server.parts.checker.check, reports: server.parts },
    question,
  )

type Ticks = Pick<Extract<ConfigQuestion, { command: 'push' }>, 'acceptsLoss' | 'acceptsProofs'>

async function push(changed: ConfigurationDocuments, ticks: Ticks = {}) {
  const { version: base = 0 } = await ask({ command: 'pull', org: 'demo' })
  const documents = { ...demo, ...changed }
  const who = { org: 'demo', author: 'tester', note: '' }
  const answer = await ask({ command: 'push', documents, base, ...who, ...ticks })
  server.parts.configuration.forget()
  return { ...answer, text: answer.lines.join('\n'), isLive: answer.version !== undefined }
}

const withForm = (change: (form: { formInfo: unknown[][]; checks?: unknown[] }) => void) => {
  const form = JSON.parse(demo[FORM] ?? '')
  change(form)
  return { [FORM]: JSON.stringify(form) }
}

/** Mistakes of forms that only a proof knows, with what it says. */
const UNPROVEN: [mistake: string, changed: ConfigurationDocuments, says: string][] = [
  [
    'a check that nothing satisfies',
    withForm((form) => {
      form.checks = [{ rule: { '==': [1, 2] }, message: '年龄须在范围内', at: 'realName' }]
    }),
    '怎样填都不能提交',
  ],
  [
    'a field that is required and never shown',
    withForm((form) => {
      form.formInfo.push([
        {
          ...{
            type: 'textBox',
            textBoxType: '01',
            value: 'never',
            label: '从不显示',
            required: true,
          },
          showWhen: { '==': [1, 2] },
        },
      ])
    }),
    '从不显示',
  ],
  [
    'a condition that contradicts itself',
    withForm((form) => {
      const is = (code: string) => ({ '==': [{ var: 'sex' }, code] })
      form.formInfo.push([
        {
          ...{ type: 'textBox', textBoxType: '01', value: 'never', label: '矛盾的条件' },
          showWhen: { and: [is('1'), is('2')] },
        },
      ])
    }),
    '矛盾的条件',
  ],
]

describe('a check says what a push would be held for', () => {
  test.each(UNPROVEN)('%s', async (_mistake, changed, says) => {
    const documents = { ...demo, ...changed }
    const checked = await ask({ command: 'check', org: 'demo', documents })
    expect(checked.lines.join('\n')).toContain(says)
    expect(checked.ok).toBe(false)
    const acceptsProofs = true
    const accepted = await ask({ command: 'check', org: 'demo', documents, acceptsProofs })
    expect(accepted).toMatchObject({ ok: true, lines: checked.lines })
  })

  test('nothing of what is as published', async () => {
    expect(await ask({ command: 'check', org: 'demo', documents: demo })).toMatchObject({
      ok: true,
    })
  })
})

describe('a push is held for what the report of the studio is held for', () => {
  test.each(UNPROVEN)('%s', async (_mistake, changed, says) => {
    const held = await push(changed)
    expect(held).toMatchObject({ ok: false, isLive: false, text: expect.stringContaining(says) })
    expect(held.text).toContain('--accept-proofs')
    const accepted = await push(changed, { acceptsProofs: true })
    expect(accepted).toMatchObject({ ok: true, isLive: true, text: expect.stringContaining(says) })
    expect(await push({}, { acceptsLoss: true })).toMatchObject({ ok: true })
  })

  test('a test of the society that does not pass, whatever is accepted', async () => {
    const failing = (demo[TEST] ?? '').replace('证件号码错误', '证件号码抄错了')
    expect(failing).not.toBe(demo[TEST])
    const held = await push({ [TEST]: failing }, { acceptsProofs: true, acceptsLoss: true })
    expect(held).toMatchObject({ ok: false, isLive: false })
  })

  test('work under way that would lose data', async () => {
    const without = (file: string) => {
      const list = JSON.parse(demo[file] ?? '')
      list.items = list.items.filter(
        ({ memberType = '', objId = '' }) => memberType !== '10103' && objId !== '101,10103',
      )
      return [file, JSON.stringify(list)]
    }
    const files = [
      'memberTypes.json',
      'memberConfig.json',
      'memberNotices.json',
      'fees.json',
      'statusList.json',
    ]
    const changed = Object.fromEntries(files.map(without))
    const { [FORM]: _form, ...others } = demo
    const { version: base = 0 } = await ask({ command: 'pull', org: 'demo' })
    const documents = { ...others, ...changed }
    const who = { org: 'demo', base, author: 'tester', note: '' }
    const held = await ask({ command: 'push', documents, ...who })
    expect(held.lines.join('\n')).toContain('“学生会员”')
    expect(held.lines.join('\n')).toContain('--accept-loss')
    expect(held.ok).toBe(false)
  })
})

test('a push keeps the report that it was published with, as the studio does', async () => {
  const changed = withForm(({ formInfo }) => {
    formInfo.push([{ type: 'textBox', textBoxType: '01', value: 'hobby', label: '爱好' }])
  })
  const { version = 0, text, ok } = await push(changed)
  expect({ ok, text }).toEqual({ ok: true, text: expect.stringContaining('能提交') })
  const report = await server.parts.store.tx(DEMO, (tx) => findVersionReport(tx, version))
  expect(report).toMatchObject({ proofErrors: 0, failedTests: 0, isBehind: false })
  expect(report?.proofs.map(({ path }) => path)).toEqual([FORM])
  expect(report?.changes.map(({ path }) => path)).toEqual([FORM])
  expect((await visitor(server).call('site', {})).configVersion).toBe(String(version))
})

test('a restore leads back to what was live, though a test fails there and a code has come since', async () => {
  const { store, checker, pages } = server.parts
  const failing = {
    ...demo,
    [TEST]: (demo[TEST] ?? '').replace('证件号码错误', '证件号码抄错了'),
  }
  const unjudged = { base: 'current', author: 't', note: '', product: pages.product() } as const
  const before = await pushConfiguration(store, checker.check, { ...unjudged, documents: failing })
  const list = JSON.parse(demo[DICTIONARY] ?? '')
  list.items.push({ itemCode: '9999', itemName: '新的选项' })
  expect(await push({ [DICTIONARY]: JSON.stringify(list) })).toMatchObject({ ok: true })
  const version = 'version' in before ? before.version : 0
  const restored = await ask({ command: 'restore', org: 'demo', version, author: 't', files: [] })
  expect(restored).toMatchObject({ ok: true })
  expect((await ask({ command: 'pull', org: 'demo' })).documents).toEqual(failing)
  expect(restored.lines.join('\n')).toContain('证件号码抄错了')
})

test('a picture of another site is published as it is written, and told with what to do; no browser loads it', async () => {
  const notices = JSON.parse(demo['notices.json'] ?? '')
  notices.items[0].content = '<p><img alt="" src="https://pictures.example.org/a.png"></p>'
  const documents = { 'notices.json': JSON.stringify(notices, null, 2) }
  const pushed = await push(documents)
  expect(pushed).toMatchObject({ ok: true, isLive: true })
  const told = pushed.lines.join('\n')
  expect(told).toMatch(/notices\.json:9:\d+ 警告/)
  expect(told).toContain('图片在别的网站上（pictures.example.org），访客看不到')
  expect(told).toContain('assets/')
  expect((await ask({ command: 'pull', org: 'demo' })).documents).toMatchObject(documents)
  const { headers } = await server.app.inject({ url: '/' })
  const policy = String(headers['content-security-policy'])
  const sources = policy.split('; ').find((part) => part.startsWith('img-src '))
  expect(sources).toMatch(/^img-src 'self' data: blob:/)
  expect(sources).not.toMatch(/\*|https?:(?: |$)|example\.org/)
})
