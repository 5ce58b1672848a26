import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentValue } from '#domain/json/documentValue.ts'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import type { ConfigQuestion } from '#server/control/questions.ts'
import {
  readConfigurationFolder,
  writeConfigurationFolder,
} from '#server/modules/configuration/documents/configurationFolder.ts'
import {
  findVersionReport,
  pushConfig,
} from '#server/modules/configuration/repositories/configVersions.ts'
import { freshFolder } from '../../support/freshFolder.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, visitor } from '../support/visitor.ts'

const SOURCE = 'fixtures/organisations/demo'
let server: TestApp
let folder: string
beforeAll(async () => {
  server = await openApp()
})
beforeEach(async () => {
  folder = freshFolder('config-')
  await cp(SOURCE, folder, { recursive: true })
})
afterAll(() => server.close())

const ask = (question: ConfigQuestion) =>
  answerConfigQuestion(
    { ...server.parts, check: server.parts.checker.check, reports: server.parts },
    question,
  )

/** Changes one document of the folder as text. */
async function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

async function push(note = '') {
  const documents = await readConfigurationFolder(folder)
  const { version: base = 0 } = await ask({ command: 'pull', org: 'demo' })
  return ask({ command: 'push', org: 'demo', documents, base, author: 'tester', note })
}

const siteNow = async () => {
  server.parts.configuration.forget()
  return visitor(server).call('site', {})
}

describe('with and without $schema it is the same document', () => {
  /** Every document of the folder as societies wrote it before: no `$schema`, lists alone. */
  async function unlink() {
    const documents = await readConfigurationFolder(folder)
    for (const [path, text] of Object.entries(documents))
      if (path.endsWith('.json'))
        await edit(path, () => JSON.stringify(documentValue(JSON.parse(text)), null, 2))
  }

  test('nothing to publish, no difference, and a pull leaves the folder as it is', async () => {
    expect((await push()).lines.join('\n')).toContain('没有新建版本')
    await unlink()
    const documents = await readConfigurationFolder(folder)
    const diff = await ask({ command: 'diff', org: 'demo', documents })
    expect(diff.lines).toEqual(['没有变化。'])
    expect((await push()).lines.join('\n')).toContain('没有新建版本')
    const pulled = await ask({ command: 'pull', org: 'demo' })
    await writeConfigurationFolder(folder, pulled.documents ?? {})
    expect(await readConfigurationFolder(folder)).toEqual(documents)
  })

  test('a list alone is checked at its tokens', async () => {
    await unlink()
    await edit('modules.json', (text) => text.replace('"0201"', '"0299"'))
    const answer = await push()
    expect(answer.lines.join('\n')).toMatch(/modules\.json:4:13 错误 wrong-shape 模块类型/)
    expect(answer.ok).toBe(false)
  })

  test('diff of a document that is no JSON tells the file and the place', async () => {
    await edit('site.json', (text) => text.replace('{', ''))
    const documents = await readConfigurationFolder(folder)
    const answer = await ask({ command: 'diff', org: 'demo', documents })
    expect(answer.ok).toBe(false)
    expect(answer.lines[0]).toMatch(/^site\.json:\d+:\d+ 错误 json-syntax/)
  })

  test('an empty folder gets what was pushed, byte for byte', async () => {
    const { documents = {} } = await ask({ command: 'pull', org: 'demo' })
    const empty = freshFolder('pulled-')
    await writeConfigurationFolder(empty, documents)
    expect(await readConfigurationFolder(empty)).toEqual(await readConfigurationFolder(SOURCE))
  })
})

describe('a wrong configuration is refused at its token and changes nothing', () => {
  const WRONG: [what: string, file: string, change: (text: string) => string, finding: string][] = [
    ['JSON that ends too soon', 'site.json', (text) => text.slice(0, -5), 'json-syntax'],
    [
      'a value of the wrong kind',
      'organisation.json',
      (text) => text.replace('"digits": 6', '"digits": "six"'),
      'wrong-shape 会员号位数格式错误',
    ],
    [
      'a misspelt property',
      'organisation.json',
      (text) => text.replace('"moName"', '"monName"'),
      'wrong-shape',
    ],
    [
      'an asset that is not there',
      'modules.json',
      (text) => text.replace('asset:icon-join.svg', 'asset:icon-jion.svg'),
      'unknown-asset 没有名为“icon-jion.svg”的文件 是不是想写“icon-join.svg”？',
    ],
    [
      'a member type nobody defined',
      'fees.json',
      (text) => text.replace('"10101"', '"10109"'),
      'unknown-member-type',
    ],
    [
      'a term of a sub-organisation nobody has',
      'approvals.json',
      (text) => text.replace('"subOrgId": "6ae6aa4f28b21d30"', '"subOrgId": "6ae6aa4f28b21d31"'),
      'unknown-sub-org 没有分支机构“6ae6aa4f28b21d31” 是不是想写“6ae6aa4f28b21d30”？',
    ],
    [
      'a condition that wants a member type nobody defined',
      'approvals.json',
      (text) => text.replace('"10101,10102"', '"10101,10109"'),
      'unknown-member-type 没有会员类型“10109”',
    ],
    [
      'dues in parts for a member type nobody defined',
      'organisation.json',
      (text) =>
        text.replace(
          '"dues": {',
          '"dues": { "instalments": { "parts": 2, "memberTypes": ["10109"] },',
        ),
      'unknown-member-type 没有会员类型“10109”',
    ],
    [
      'a condition that wants no title level',
      'approvals.json',
      (text) => text.replace(/("code": "1",\s+"value": )"2"/, '$1"副高"'),
      'wrong-shape',
    ],
    [
      'two terms of one id',
      'approvals.json',
      (text) => text.replace('demo-6ae6aa-4', 'demo-6ae6aa-5'),
      'duplicate-id',
    ],
    [
      'a dictionary nobody has',
      'formConfig/0301-101-10101.json',
      (text) => text.replace('"dictionary": "SEX"', '"dictionary": "SEXX"'),
      'unknown-dictionary',
    ],
    [
      'a code that was published and is gone',
      'dictionaries/ORG_INDUSTRY.json',
      (text) => text.replace('"itemCode": "1001"', '"itemCode": "1091"'),
      'vanished-code 字典“ORG_INDUSTRY”的选项“软件和信息服务”（1001）不能删除',
    ],
    [
      'a field type nobody knows',
      'formConfig/0301-101-10101.json',
      (text) => text.replace('"type": "photo"', '"type": "foto"'),
      'unknown-type',
    ],
  ]

  test.each(WRONG)('%s', async (_what, file, change, finding) => {
    await edit(file, change)
    const before = await siteNow()
    const answer = await push()
    expect(answer.ok).toBe(false)
    expect(answer.lines.join('\n')).toMatch(new RegExp(`${file}:\\d+:\\d+ 错误`))
    expect(answer.lines.join('\n')).toContain(finding)
    expect(await siteNow()).toEqual(before)
  })

  test('a dictionary that was published and is gone', async () => {
    await rm(join(folder, 'dictionaries/ORG_INDUSTRY.json'))
    expect((await push()).lines.join('\n')).toContain('字典“ORG_INDUSTRY”不能删除')
  })

  test('check and diff tell a lost code before it is pushed; retired it may go', async () => {
    const desk = async (command: 'check' | 'diff') =>
      ask({ command, org: 'demo', documents: await readConfigurationFolder(folder) })
    const file = 'dictionaries/ORG_INDUSTRY.json'
    await edit(file, (text) => text.replace('"itemCode": "1001"', '"itemCode": "1091"'))
    for (const command of ['check', 'diff'] as const) {
      const answer = await desk(command)
      expect([command, answer.ok]).toEqual([command, false])
      expect(answer.lines.join('\n')).toContain('请保留并停用它（"off": true）')
    }
    await edit(file, (text) =>
      text.replace('"itemCode": "1091"', '"off": true,\n        "itemCode": "1001"'),
    )
    expect(await desk('check')).toMatchObject({ ok: true })
    expect(await desk('diff')).toMatchObject({ ok: true })
  })

  test('check warns of recommendation codes that count up, and lets them be', async () => {
    const documents = await readConfigurationFolder(folder)
    const recommendations = JSON.stringify([{ recommendCode: 'A1' }, { recommendCode: 'A2' }])
    const answer = await ask({ command: 'check', org: 'demo', documents, recommendations })
    expect(answer).toMatchObject({ ok: true })
    expect(answer.lines[0]).toMatch(/^recommendations\.json:1:\d+ 警告 guessable-code/)
  })

  test('a document that is missing', async () => {
    await rm(join(folder, 'site.json'))
    expect((await push()).lines.join('\n')).toContain('缺少文件“site.json”')
  })

  test('an override of a page that does not hold', async () => {
    const home = JSON.parse(await readFile('schemas/pages/home.json', 'utf8'))
    home.model.sources.notices.call = 'noticePagee'
    await writeConfigurationFolder(folder, {
      ...(await readConfigurationFolder(folder)),
      'pages/home.json': JSON.stringify(home, null, 2),
    })
    const answer = await push()
    expect(answer.ok).toBe(false)
    expect(answer.lines.join('\n')).toMatch(/pages\/home\.json:\d+:\d+ 错误 unknown-call/)
  })

  test('the folder of another organisation', async () => {
    const documents = await readConfigurationFolder('fixtures/organisations/mech')
    const question = {
      command: 'push',
      org: 'demo',
      documents,
      base: 1,
      author: 't',
      note: '',
    } as const
    expect((await ask(question)).lines[0]).toContain('不是“demo”的')
  })

  test('the host of another organisation', async () => {
    await edit('organisation.json', (text) => text.replace('"demo.localhost"', '"mech.localhost"'))
    expect((await push()).lines.join('\n')).toContain('已属于其他组织')
  })
})

test('a push shows at once, a version comes back, and what was pulled is what was pushed', async () => {
  const before = await siteNow()
  await edit('organisation.json', (text) => text.replace('华夏数据科学学会', '华夏数据科学大会'))
  const documents = await readConfigurationFolder(folder)
  const diff = await ask({ command: 'diff', org: 'demo', documents })
  expect(diff.lines).toEqual([
    '修改 organisation.json /orgName：“华夏数据科学学会” → “华夏数据科学大会”',
  ])
  expect((await push('改名')).ok).toBe(true)
  const renamed = await siteNow()
  expect(renamed).toMatchObject({ orgName: '华夏数据科学大会', configVersion: '2' })

  const versions = await ask({ command: 'versions', org: 'demo' })
  expect(versions.lines[0]).toMatch(/^\* {2}版本 2 .* tester {2}（基于 1） {2}改名$/)
  await ask({ command: 'restore', org: 'demo', version: 1, author: 'tester', files: [] })
  expect(await siteNow()).toEqual({ ...before, configVersion: '3' })

  const pulled = await ask({ command: 'pull', org: 'demo', version: 2 })
  expect(pulled.documents).toEqual(documents)
  const out = freshFolder('config-')
  await writeConfigurationFolder(out, pulled.documents ?? {})
  expect(await readConfigurationFolder(out)).toEqual(documents)
  expect(await readdir(join(out, 'assets'))).toEqual(await readdir(join(folder, 'assets')))
})

test('the same documents again make no new version', async () => {
  const answer = await push()
  expect(answer.lines.at(-1)).toContain('没有新建版本')
})

test('a running server takes a push up within a second without being told', async () => {
  const here = visitor(server)
  const before = (await here.call('site', {})).configVersion
  await edit('organisation.json', (text) => text.replace('数据科学学会",', '数据科学会",'))
  await push()
  await expect.poll(async () => (await here.call('site', {})).configVersion).not.toBe(before)
})

test('an application opens with the form it was made with, after the form was changed', async () => {
  const desk = visitor(server)
  await desk.login('staff', 'Staff-2026')
  const { records } = await desk.call('auditPage', {
    kind: 'member',
    current: 1,
    size: 50,
    status: '99',
  })
  const id = records.find((record) => record.memberType === '10101')?.id ?? ''
  const before = await desk.call('memberDetail', { id })
  await edit('formConfig/0301-101-10101.json', (text) => text.replace('"姓名"', '"您的姓名"'))
  expect((await push()).ok).toBe(true)
  server.parts.configuration.forget()
  const question = { orgId: DEMO, functionCode: '0301', objId: '101,10101' } as const
  const now = await desk.call('formConfig', question)
  expect(now.formInfo).toContain('您的姓名')
  expect(now.formHash).not.toBe(before.formHash)
  expect((await desk.call('memberDetail', { id })).formConfig).toEqual(before.formConfig)
})

test('a file that was replaced stays where earlier forms point', async () => {
  const before = (await siteNow()).webInfo.logo ?? ''
  await writeFile(join(folder, 'assets/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await push()
  expect((await siteNow()).webInfo.logo).not.toBe(before)
  const old = await server.app.inject({ url: before, headers: { host: 'localhost' } })
  expect(old.statusCode).toBe(200)
})

test('an override of a page is what the site shows', async () => {
  const home = JSON.parse(await readFile('schemas/pages/home.json', 'utf8'))
  home.title = '学会首页'
  await writeConfigurationFolder(folder, {
    ...(await readConfigurationFolder(folder)),
    'pages/home.json': JSON.stringify(home, null, 2),
  })
  expect((await push()).ok).toBe(true)
  server.parts.configuration.forget()
  const { page } = await visitor(server).call('page', { id: 'home' })
  expect(page).toMatchObject({ title: '学会首页' })
})

test('one document of an earlier version is restored beside the others of today', async () => {
  const { version = 0, documents: before = {} } = await ask({ command: 'pull', org: 'demo' })
  const edited = (file: string) => `${before[file]?.trimEnd()}\n\n`
  const documents = {
    ...before,
    'fees.json': edited('fees.json'),
    'site.json': edited('site.json'),
  }
  const push = { command: 'push', org: 'demo', author: 't', note: '' } as const
  expect(await ask({ ...push, base: version, documents })).toMatchObject({ ok: true })
  const restore = { command: 'restore', org: 'demo', version, author: '林老师' } as const
  expect(await ask({ ...restore, files: ['fees.json'] })).toMatchObject({ ok: true })
  const { documents: now = {} } = await ask({ command: 'pull', org: 'demo' })
  expect(now['fees.json']).toBe(before['fees.json'])
  expect(now['site.json']).toBe(documents['site.json'])
  const { lines } = await ask({ command: 'versions', org: 'demo' })
  expect(lines[0]).toMatch(
    new RegExp(
      `版本 ${version + 2}  [-0-9]{10} [:0-9]{5}  林老师  （基于 ${version + 1}）  恢复版本 ${version} 的 fees.json`,
    ),
  )
})

test('any two versions are compared', async () => {
  const { version = 0, documents = {} } = await ask({ command: 'pull', org: 'demo' })
  const organisation = (documents['organisation.json'] ?? '').replace(/"digits": \d/, '"digits": 4')
  const changed = { ...documents, 'organisation.json': organisation }
  await ask({
    command: 'push',
    org: 'demo',
    base: version,
    documents: changed,
    author: 't',
    note: '',
  })
  for (const to of [{}, { to: version + 1 }]) {
    const { lines } = await ask({ command: 'compare', org: 'demo', from: version, ...to })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^修改 organisation\.json \S*digits：\d → 4$/)
  }
  const absent = await ask({ command: 'compare', org: 'demo', from: 999 })
  expect(absent).toMatchObject({ ok: false, lines: ['组织“demo”没有版本 999。'] })
})

describe('nobody’s work is overwritten', () => {
  const pushFrom = async (base: number, author: string) =>
    ask({
      ...{ command: 'push', org: 'demo', base, author, note: '' },
      documents: await readConfigurationFolder(folder),
    } as ConfigQuestion)

  test('of two folders made from one version the second is refused, and named the first', async () => {
    const { version: base = 0 } = await ask({ command: 'pull', org: 'demo' })
    await edit('organisation.json', (text) => text.replace('"digits": 6', '"digits": 7'))
    expect(await pushFrom(base, '秦老师')).toMatchObject({ ok: true, version: base + 1 })
    const shown = await siteNow()
    await edit('organisation.json', (text) => text.replace('"digits": 7', '"digits": 5'))
    const second = await pushFrom(base, '林老师')
    expect(second.ok).toBe(false)
    expect(second.lines.at(-1)).toMatch(
      new RegExp(`第 ${base + 1} 版（秦老师，[-0-9]{10} [:0-9]{5}）.*从第 ${base} 版改的`),
    )
    expect(await siteNow()).toEqual(shown)
    expect(await pushFrom(base + 1, '林老师')).toMatchObject({ ok: true, version: base + 2 })
  })

  test('merge brings what was published into the folder, and the push after it loses nothing', async () => {
    const { version: base = 0, documents: live = {} } = await ask({ command: 'pull', org: 'demo' })
    const organisation = live['organisation.json'] ?? ''
    const first = {
      ...live,
      'organisation.json': organisation.replace(/"digits": \d/, '"digits": 9'),
    }
    const pushed = { command: 'push', org: 'demo', author: '秦老师', note: '' } as const
    expect(await ask({ ...pushed, base, documents: first })).toMatchObject({ ok: true })
    const notices = (live['notices.json'] ?? '').replace('"title": "', '"title": "【改】')
    const second = { ...live, 'notices.json': notices }
    const merged = await ask({ command: 'merge', org: 'demo', documents: second, base })
    expect(merged).toMatchObject({ ok: true, version: base + 1 })
    const { documents = {}, version = 0 } = merged
    expect(await ask({ ...pushed, base: version, documents })).toMatchObject({ ok: true })
    const { documents: result = {} } = await ask({ command: 'pull', org: 'demo' })
    expect(result['organisation.json']).toBe(first['organisation.json'])
    expect(result['notices.json']).toBe(notices)
  })

  test('where both changed one value, merge keeps the folder’s and names both', async () => {
    const { version: base = 0 } = await ask({ command: 'pull', org: 'demo' })
    const { documents: live = {} } = await ask({ command: 'pull', org: 'demo' })
    const organisation = (digits: number) => ({
      ...live,
      'organisation.json': (live['organisation.json'] ?? '').replace(
        /"digits": \d/,
        `"digits": ${digits}`,
      ),
    })
    const push = { command: 'push', org: 'demo', base, author: '秦老师', note: '' } as const
    expect(await ask({ ...push, documents: organisation(7) })).toMatchObject({ ok: true })
    const merged = await ask({ command: 'merge', org: 'demo', documents: organisation(4), base })
    expect(merged.ok).toBe(false)
    expect(merged.lines[0]).toMatch(/^冲突 organisation\.json \/\S*digits：文件夹里是 4，线上是 7$/)
    expect(merged.documents?.['organisation.json']).toContain('"digits": 4')
  })

  test('a folder that does not say its version is refused where there is one', async () => {
    await edit('organisation.json', (text) => text.replace('"digits": 6', '"digits": 8'))
    const answer = await pushFrom(0, '林老师')
    expect(answer.ok).toBe(false)
    expect(answer.lines.at(-1)).toContain('--base')
  })

  test('two pushes from one version at once: one is published, one is refused', async () => {
    const { version: base = 0 } = await ask({ command: 'pull', org: 'demo' })
    const texts = ['4', '3'].map((digits) => async () => {
      const documents = await readConfigurationFolder(folder)
      const organisation = documents['organisation.json'] ?? ''
      return {
        ...documents,
        'organisation.json': organisation.replace('"digits": 6', `"digits": ${digits}`),
      }
    })
    const answers = await Promise.all(
      texts.map(async (made) =>
        ask({
          ...{ command: 'push', org: 'demo', base, author: 't', note: '' },
          documents: await made(),
        } as ConfigQuestion),
      ),
    )
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})

test('of an override that no longer fits, as after an upgrade, visitors see the product’s page', async () => {
  const documents = await readConfigurationFolder(folder)
  const home = await readFile('schemas/pages/home.json', 'utf8')
  const notFound = await readFile('schemas/pages/notFound.json', 'utf8')
  const former = { title: '旧首页', wrong: home.replace('"noticePage"', '"noticeListOfOld"') }
  await server.parts.store.tx(DEMO, (tx) =>
    pushConfig(tx, {
      ...{ hash: 'old', author: '', note: '', baseVersion: null, accountId: null },
      documents: {
        ...documents,
        'pages/home.json': former.wrong.replace('"title": "', `"title": "${former.title}`),
        'pages/notFound.json': notFound.replace('"title": "', '"title": "另写'),
      },
    }),
  )
  server.parts.configuration.forget()
  const shown = await visitor(server).call('page', { id: 'home' })
  expect(shown).toMatchObject({ page: { title: JSON.parse(home).title }, findings: [] })
  const fitting = await visitor(server).call('page', { id: 'notFound' })
  expect(JSON.stringify(fitting.page)).toContain('另写')
})

test('what the check found is stored with the version', async () => {
  await edit('fees.json', (text) => text.replace('"amount": 10000', '"amount": 1000'))
  expect((await push('会费')).ok).toBe(true)
  const { parts } = server
  parts.configuration.forget()
  const { version } = await parts.configuration.of(DEMO)
  const report = await parts.store.tx(DEMO, (tx) => findVersionReport(tx, version))
  expect(report).toMatchObject({
    ...{ errors: 0, warnings: 2, liveVersion: version - 1 },
    findings: ['fees.json', 'fees.json'].map((path) => ({ path, severity: 'warning' })),
  })
})
