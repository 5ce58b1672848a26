import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Edit } from '#domain/edits/edit.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { recordConsent } from '#server/modules/people/repositories/consents.ts'
import { REMIND } from '#server/store/jobKinds.ts'
import { patience } from '../../../../support/patience.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { storeMembers } from '../../../support/storedMembers.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'

let server: TestApp
let lin: Visitor

/** 高级会员 */
const FORM = 'formConfig/0301-101-10102.json'
const GROUP = 'formConfig/0301-102-10201.json'
const INDUSTRY = 'dictionaries/ORG_INDUSTRY.json'
const NAME = '高级会员申请表'

beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure', 'publish')
  const politics = ['01', '04', '04', '05']
  await storeMembers(server, {
    ...{ memberType: '10102', count: 40, status: '05' },
    answers: (index) => ({
      politics: politics[index % 4],
      papers: [{ name: '论文', journal: '学报', publishAt: '2020-05', rank: `${(index % 2) + 1}` }],
      keywords: index < 3 ? '数据治理' : '',
    }),
  })
  await storeMembers(server, {
    ...{ memberType: '10201', count: 6 },
    answers: () => ({ industry: ['10', '1003'] }),
  })
})
afterAll(() => server.close())

let id: string
let steps = 0
beforeEach(async () => {
  id = (await lin.call('changeOpen', { title: '试' })).id
})

const documentOf = (path: string) => lin.call('changeDocument', { id, path })

/** Writes a document's parsed value, changed by `edit`, as one text edit, which is how a person edits text. */
async function rewrite(path: string, edit: (text: string) => string): Promise<string> {
  const { content = '', rev } = await documentOf(path)
  const value = edit(content)
  expect(value).not.toBe(content)
  const edits: Edit[] = [{ op: 'text', start: 0, was: content, value }]
  steps += 1
  await lin.call('changeStep', {
    ...{ id, path, rev, stepId: `step${steps}`, edits: JSON.stringify(edits) },
  })
  return value
}

const without = (pattern: RegExp) => (text: string) => text.replace(pattern, '')
const YOUTH = /\{ "itemCode": "04", "itemName": "共青团员" \},\s*/
const SECOND_AUTHOR = /,\s*\{ "itemCode": "2", "itemName": "通讯作者" \}/

/** The effects of a report, asked for again until everything is counted, as staff do. */
async function effectsNow() {
  const whole = async () => {
    const { effects } = await lin.call('changeReport', { id })
    return effects.some(({ sentence }) => /^(已数|抽查)/.test(sentence)) ? undefined : effects
  }
  return vi.waitUntil(whole, { timeout: patience(20), interval: 50 })
}

const sentences = async () => (await effectsNow()).map(({ sentence }) => sentence)

describe('options that disappear are counted in the stored answers', () => {
  test('of a field: how many chose it, that it may lose data, and where it can be retired', async () => {
    await rewrite(FORM, without(YOUTH))
    expect(await effectsNow()).toContainEqual({
      sentence: `20份${NAME}已存的答案选了“共青团员”（政治面貌）：已交的仍按交时的表显示、打印和修改，按新表再填时没有这一项`,
      isLoss: true,
      retire: { path: FORM, key: 'politics', code: '04' },
    })
    expect((await lin.call('changeReport', { id })).isLoss).toBe(true)
  })

  test('of a column, with the table’s name', async () => {
    await rewrite(FORM, without(SECOND_AUTHOR))
    expect(await sentences()).toContainEqual(
      expect.stringMatching(new RegExp(`^20份${NAME}已存的答案选了“通讯作者”（.+ › 本人排名）：`)),
    )
  })

  test('of a dictionary, in every form that offers it: only the code is left', async () => {
    await rewrite(INDUSTRY, (text) => {
      const value = JSON.parse(text)
      value.items[0].children = value.items[0].children.filter(
        (one: { itemCode: string }) => one.itemCode !== '1003',
      )
      return JSON.stringify(value, null, 2)
    })
    const effects = await effectsNow()
    expect(effects).toContainEqual({
      sentence: expect.stringMatching(
        /^\d+份.*已存的答案选了“人工智能”（所属行业）：已交的只剩编码“1003”，显示和打印时没有名称$/,
      ),
      isLoss: true,
      retire: { path: INDUSTRY, code: '1003' },
    })
  })

  test('an option that nobody chose is not told', async () => {
    await rewrite(FORM, without(/\{ "itemCode": "03", "itemName": "无党派人士" \},\s*/))
    expect((await sentences()).filter((text) => text.includes('无党派人士'))).toEqual([])
  })

  test('a retired option is not lost', async () => {
    await rewrite(FORM, (text) =>
      text.replace('"itemName": "共青团员" }', '"itemName": "共青团员", "off": true }'),
    )
    expect((await effectsNow()).filter(({ isLoss }) => isLoss)).toEqual([])
  })
})

describe('retiring instead of removing', () => {
  const retire = (option: object, who = lin) =>
    who.ask('changeRetire', { id, option: option as { path: string; code: string } })

  test('puts the option back as one step with its name, which can be taken back', async () => {
    const removed = await rewrite(FORM, without(YOUTH))
    const lost = (await effectsNow()).find(({ retire }) => retire)
    expect(await retire(lost?.retire ?? {})).toMatchObject({
      status: 200,
      data: { rev: 2, undo: expect.stringContaining('共青团员') },
    })
    const { content = '' } = await documentOf(FORM)
    expect(content).toMatch(/"itemName": "共青团员",\s*"off": true/)
    expect((await effectsNow()).filter(({ isLoss }) => isLoss)).toEqual([])
    await lin.call('changeUndo', { id })
    expect(JSON.parse((await documentOf(FORM)).content ?? '')).toEqual(JSON.parse(removed))
  })

  test('of an option that is there, or of a list that is gone, is refused', async () => {
    const there = { path: FORM, key: 'politics', code: '04' }
    expect(await retire(there)).toMatchObject({ status: 409, msg: /不能停用/ })
    await rewrite(FORM, without(YOUTH))
    expect(await retire({ ...there, key: 'nothing' })).toMatchObject({ status: 409 })
    expect(await retire({ ...there, path: 'members.json' })).toMatchObject({ status: 400 })
  })

  test('needs the right to change the document', async () => {
    await rewrite(FORM, without(YOUTH))
    const wen = await staffWith(server, 'configure.texts')
    expect(await retire({ path: FORM, key: 'politics', code: '04' }, wen)).toMatchObject({
      status: 403,
    })
    const forms = await staffWith(server, 'configure.forms')
    expect(await retire({ path: FORM, key: 'politics', code: '04' }, forms)).toMatchObject({
      status: 200,
    })
  })
})

describe('stored answers and drafts under a changed form', () => {
  test('a new required field is said with the answers that lack it', async () => {
    await rewrite(FORM, (text) =>
      text.replace(
        '"formInfo": [',
        '"formInfo": [[{ "type": "textBox", "value": "motto", "label": "座右铭", "required": true, "requiredText": "请填写" }],',
      ),
    )
    const found = await sentences()
    expect(found).toContainEqual(
      expect.stringMatching(
        new RegExp(`^\\d+份${NAME}已存的答案按新表再填时要补填或改正：座右铭$`),
      ),
    )
    expect(found).toContainEqual(expect.stringMatching(/^40份办理中的高级会员申请（初审中 40）/))
    expect(found.filter((text) => text.includes('草稿'))).toEqual([])
  })

  test('a removed field is a loss with the answers that have it, and drafts list what was filled in', async () => {
    await rewrite(FORM, (text) => {
      const value = JSON.parse(text)
      value.formInfo = value.formInfo
        .map((row: { value?: string }[]) => row.filter((field) => field.value !== 'keywords'))
        .filter((row: object[]) => row.length > 0)
      return JSON.stringify(value, null, 2)
    })
    const effects = await effectsNow()
    expect(effects).toContainEqual({
      sentence: expect.stringMatching(
        new RegExp(`^\\d+份${NAME}已存的答案有内容在新表里不再提交：研究关键词$`),
      ),
      isLoss: true,
    })
    expect(effects.map(({ sentence }) => sentence)).toContainEqual(
      `填到一半、存在填写人设备上的${NAME}草稿数不出来：打开新表时，没有改动的字段照样恢复，有改动的不恢复，列出原来填的内容（研究关键词）`,
    )
  })

  test('a text that is no JSON is told by the check alone', async () => {
    await rewrite(GROUP, () => '{')
    const { errors, effects } = await lin.call('changeReport', { id })
    expect(errors).toBeGreaterThan(0)
    expect(effects.filter(({ isLoss }) => isLoss)).toEqual([])
  })
})

describe('reminders', () => {
  const ending = (days: number) =>
    new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const pendingOf = () =>
    server.parts.store.tx(DEMO, (tx) =>
      enqueue(tx, {
        ...{ kind: REMIND, payload: {} },
        runAt: new Date(server.now().getTime() + 3_600_000),
      }),
    )

  beforeAll(async () => {
    await storeMembers(server, { memberType: '10101', count: 3, answers: () => ({}) })
    await server.parts.store.tx(DEMO, (tx) =>
      tx.db
        .updateTable('memberApplication')
        .set({ endAt: ending(10) })
        .where('id', 'like', 'stored-10101-%')
        .execute(),
    )
    await pendingOf()
    await pendingOf()
  })

  test('switched off: whom nobody reminds any more, and what is still sent', async () => {
    await rewrite('organisation.json', (text) =>
      text.replace('"graceDays"', '"reminders": false, "graceDays"'),
    )
    expect(await sentences()).toContainEqual(
      expect.stringMatching(/^\d+位会员的会期在前后 30 天内到期，不再提醒；已排定的 2 条也不发$/),
    )
  })

  test('with other fees: those that wait are decided by the new ones', async () => {
    await rewrite('fees.json', (text) => text.replace('10000', '12000'))
    expect(await sentences()).toContainEqual(
      '2条已排定的到期提醒发出前按新的收费标准再看是否欠费，不欠费的不发',
    )
  })
})

describe('agreements are agreed to with the registration alone', () => {
  beforeAll(async () => {
    await server.parts.store.tx(DEMO, async (tx) => {
      const agreed = { mobile: null, ip: '', document: 'userAgreement', version: '2026-03-01' }
      await recordConsent(tx, { ...agreed, accountId: 'one' })
      await recordConsent(tx, { ...agreed, accountId: 'two' })
      await recordConsent(tx, { ...agreed, accountId: 'two' })
      await recordConsent(tx, { ...agreed, accountId: 'old', version: '0.9' })
    })
  })
  const ofUsers = (edit: (agreement: { version: string; content: string }) => void) =>
    rewrite('agreements.json', (text) => {
      const value = JSON.parse(text)
      edit(value.userAgreement)
      return JSON.stringify(value, null, 2)
    })

  test('another version: those who register agree to it, those who did are not asked', async () => {
    await ofUsers((agreement) => {
      agreement.version = '9.9'
    })
    expect(await sentences()).toContainEqual(
      expect.stringMatching(
        /^以后注册的人要同意新版的《.+》（9\.9）；\d+个已注册的账号不再询问，记录的仍是当时同意的版本；正在注册的人提交时要重新阅读并同意$/,
      ),
    )
  })

  test('another text of the same version: how many agreed to it, each account once', async () => {
    await ofUsers((agreement) => {
      agreement.content += '<p>补充</p>'
    })
    expect(await sentences()).toContainEqual(
      expect.stringMatching(/^《.+》改了文字，版本仍是“2026-03-01”：2个账号同意过这个版本/),
    )
  })
})

describe('days of grace', () => {
  const ended = (days: number) =>
    new Date(server.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
  const grace = (days: number) =>
    rewrite('organisation.json', (text) => text.replace(/"graceDays": \d+/, `"graceDays": ${days}`))

  beforeAll(async () => {
    await storeMembers(server, { memberType: '10103', count: 2, answers: () => ({}) })
    await server.parts.store.tx(DEMO, (tx) =>
      tx.db
        .updateTable('memberApplication')
        .set({ endAt: ended(2000) })
        .where('id', 'like', 'stored-10103-%')
        .execute(),
    )
  })

  test('more of them: memberships that come back', async () => {
    await grace(2100)
    expect(await sentences()).toContainEqual(
      expect.stringMatching(/^\d+位会籍已失效的会员回到宽限期（宽限 \d+ 天改为 2100 天）/),
    )
  })

  test('fewer of them: memberships that are lost', async () => {
    await server.parts.store.tx(DEMO, (tx) =>
      tx.db
        .updateTable('memberApplication')
        .set({ endAt: ended(1) })
        .where('id', 'like', 'stored-10103-%')
        .execute(),
    )
    await grace(0)
    expect(await sentences()).toContainEqual(
      expect.stringMatching(/^\d+位宽限期内的会员会籍失效（宽限 \d+ 天改为 0 天）/),
    )
  })
})

test('a fee of a later year is told with what sample members pay then', async () => {
  await rewrite('fees.json', (text) => {
    const value = JSON.parse(text)
    const [first] = value.items
    first.fee = [first.fee, { from: 2027, amount: 12000, resolution: '新决议' }]
    return JSON.stringify(value, null, 2)
  })
  const report = await lin.call('changeReport', { id })
  expect(report.changes.map(({ sentence }) => sentence)).toEqual([
    '普通会员 › 会费：2027 年起每年 120.00 元（原 100.00 元），依据“新决议”',
  ])
  expect(report.effects.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(
      /^试算（2027-01-01 缴费）：2027 年新入会的普通会员，由 100.00 元改为 120.00 元$/,
    ),
  )
})

test('who edits gets the problems alone, with nothing counted', async () => {
  await rewrite(FORM, without(YOUTH))
  expect(await lin.call('changeReport', { id, isBrief: true })).toMatchObject({
    ...{ errors: 0, effects: [], changes: [] },
  })
})
