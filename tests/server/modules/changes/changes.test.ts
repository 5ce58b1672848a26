import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Edit } from '#domain/edits/edit.ts'
import { editText } from '#domain/edits/editText.ts'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import { publishScheduled } from '#server/modules/changes/publishScheduled.ts'
import {
  type ConfigChange,
  findChange,
} from '#server/modules/changes/repositories/configChanges.ts'
import { requireSecondPerson } from '#server/modules/changes/twoPersons.ts'
import { putChangeDocument } from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { sendForPublishing } from '../../support/sendForPublishing.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../support/visitor.ts'

let server: TestApp
let lin: Visitor
let qin: Visitor

beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure', 'publish')
  qin = await staffWith(server, 'configure')
})
afterAll(() => server.close())

const FEES = 'fees.json'
const NOTICES = 'notices.json'

const open = async (who: Visitor, title = '2027 年会费') =>
  (await who.call('changeOpen', { title })).id

let steps = 0
const stepId = () => {
  steps += 1
  return `step${steps}`
}

const save = (who: Visitor, id: string, path: string, edits: Edit[], rev = 0) =>
  who.ask('changeStep', { id, path, stepId: stepId(), rev, edits: JSON.stringify(edits) })

const amount = (was: number, value: number): Edit => ({
  op: 'set',
  at: ['items', '10101', 'fee', 'amount'],
  was,
  value,
})
const describeAs = (value: string, was: string): Edit => ({
  op: 'set',
  at: ['items', '10102', 'describe'],
  was,
  value,
})

const documentOf = (who: Visitor, id: string, path = FEES) =>
  who.call('changeDocument', { id, path })

const live = async () => {
  server.parts.configuration.forget()
  return (await server.parts.configuration.of(DEMO)).version
}

let id: string
beforeEach(async () => {
  id = await open(lin)
})

describe('a step', () => {
  test('is written into the text, every other byte as published, and named in Chinese', async () => {
    const { content: before = '' } = await documentOf(lin, id)
    const answer = await save(lin, id, FEES, [amount(10000, 12000)])
    expect(answer).toMatchObject({
      status: 200,
      data: {
        rev: 1,
        undo: expect.stringContaining('会费标准 › 普通会员 › 会费：每年 120.00 元（原 100.00 元）'),
      },
    })
    const { content, baseContent, rev } = await documentOf(lin, id)
    expect([rev, baseContent]).toEqual([1, before])
    expect(content).toBe(editText(before, [amount(10000, 12000)]))
  })

  test('sent twice is done once', async () => {
    const step = { id, path: FEES, stepId: stepId(), rev: 0 }
    const edits = JSON.stringify([amount(10000, 12000)])
    await lin.call('changeStep', { ...step, edits })
    expect(await lin.call('changeStep', { ...step, edits })).toMatchObject({ rev: 1 })
  })

  test('of another person on another place is no conflict, and both are there', async () => {
    const { content = '' } = await documentOf(lin, id)
    const was = JSON.parse(content).items[1].describe
    await save(lin, id, FEES, [amount(10000, 12000)])
    const answer = await save(qin, id, FEES, [describeAs('<p>高级会员每年 200 元。</p>', was)], 0)
    expect(answer.data).toMatchObject({ rev: 2, content: expect.stringContaining('12000') })
  })

  test('on a place that another changed is refused with its name, and changes nothing', async () => {
    await save(lin, id, FEES, [amount(10000, 12000)])
    const answer = await save(qin, id, FEES, [amount(10000, 15000)], 0)
    expect(answer).toMatchObject({
      status: 409,
      msg: '“会费标准 › 普通会员 › 会费 › 金额”已被别人改过，请看过新的内容再改',
    })
    expect((await documentOf(lin, id)).rev).toBe(1)
  })

  test.each([
    ['no JSON', '{'],
    ['no list', '{"op":"set"}'],
    ['an unknown operation', '[{"op":"run"}]'],
  ])('with %s is refused', async (_what, edits) => {
    const step = { id, path: FEES, stepId: stepId(), rev: 0, edits }
    expect(await lin.ask('changeStep', step)).toMatchObject({ status: 400 })
  })

  test.each([
    [
      'nested too deep',
      `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      '内容嵌套得太深，最多 64 层',
    ],
    [
      'of too many operands',
      JSON.stringify({ showWhen: { or: Array(20_000).fill(true) } }),
      '最多 200 个',
    ],
  ])('%s is refused at once, and not in its report', async (_what, content, said) => {
    const whole = { id, path: 'meetings.json', stepId: stepId(), rev: 0, content }
    expect(await lin.ask('changeStep', whole)).toMatchObject({
      status: 400,
      msg: expect.stringContaining(said),
    })
  })

  test('of edits nested too deep is refused before they are read', async () => {
    expect(
      await lin.ask('changeStep', {
        id,
        path: FEES,
        stepId: stepId(),
        rev: 0,
        edits: '['.repeat(99),
      }),
    ).toMatchObject({ status: 400, msg: '没有保存：内容嵌套得太深，最多 64 层' })
  })

  test('stored before there were limits is named in the report, which answers', async () => {
    const content = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    await server.parts.store.tx(DEMO, (tx) =>
      putChangeDocument(tx, {
        changeId: id,
        path: 'meetings.json',
        content,
        rev: 1,
        baseHash: null,
      }),
    )
    for (const isBrief of [true, false])
      expect(await lin.call('changeReport', { id, isBrief })).toMatchObject({
        errors: 1,
        findings: [{ path: 'meetings.json', message: '内容嵌套得太深，最多 64 层' }],
      })
  })

  test('may replace, add and remove whole documents; a name that no document has is refused', async () => {
    const whole = (path: string, more: object) =>
      lin.ask('changeStep', { id, path, stepId: stepId(), rev: 0, ...more })
    expect(await whole('assets/seal.svg', { content: 'PHN2Zy8+' })).toMatchObject({ status: 200 })
    expect(await whole('meetings.json', { isRemoved: true })).toMatchObject({ status: 200 })
    expect(await whole('members.json', { content: '[]' })).toMatchObject({ status: 400 })
    const { documents } = await lin.call('changeRead', { id })
    const changed = documents.filter(({ state }) => state !== 'same')
    expect(changed.map(({ path, stateName }) => [path, stateName])).toEqual([
      ['meetings.json', '已删除'],
      ['assets/seal.svg', '新增'],
    ])
  })

  test('shows each group that has documents once, in the order of the documents', async () => {
    const { documents, groups } = await lin.call('changeRead', { id })
    expect(groups.map(({ groupName }) => groupName)).toEqual([
      ...new Set(documents.map(({ groupName }) => groupName)),
    ])
    expect(groups[0]).toEqual({ group: 'join', groupName: '入会', kind: 'text' })
    expect(groups.filter(({ kind }) => kind === 'file')).toEqual(groups.slice(-1))
  })

  test('several at once are each done: none is lost', async () => {
    const { content = '' } = await documentOf(lin, id)
    const items = JSON.parse(content).items as { memberType: string; describe: string }[]
    const answers = await Promise.all(
      items.map(({ memberType, describe: was }, index) =>
        save(index % 2 === 0 ? lin : qin, id, FEES, [
          { op: 'set', at: ['items', memberType, 'describe'], was, value: `<p>${memberType}</p>` },
        ]),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(items.map(() => 200))
    const after = JSON.parse((await documentOf(lin, id)).content ?? '').items
    expect(after.map((item: { describe: string }) => item.describe)).toEqual(
      items.map(({ memberType }) => `<p>${memberType}</p>`),
    )
  })
})

describe('undo and redo', () => {
  test('take back one’s own steps, newest first, and do them again', async () => {
    const { content: before } = await documentOf(lin, id)
    await save(lin, id, FEES, [amount(10000, 12000)])
    await save(lin, id, FEES, [amount(12000, 13000)], 1)
    await lin.call('changeUndo', { id })
    const back = await lin.call('changeUndo', { id })
    expect(back.redo).toContain('每年 120.00 元（原 100.00 元）')
    expect((await documentOf(lin, id)).content).toBe(before)
    await lin.call('changeUndo', { id, isRedo: true })
    expect((await documentOf(lin, id)).content).toContain('12000')
    expect(await lin.ask('changeUndo', { id: await open(lin) })).toMatchObject({
      msg: '没有可以撤销的修改',
    })
  })

  test('leave what another did since, and stop where another changed the same place', async () => {
    const { content = '' } = await documentOf(lin, id)
    const was = JSON.parse(content).items[1].describe
    await save(lin, id, FEES, [amount(10000, 12000)])
    await save(qin, id, FEES, [describeAs('<p>新</p>', was)], 1)
    await lin.call('changeUndo', { id })
    expect(JSON.parse((await documentOf(lin, id)).content ?? '').items[1].describe).toBe(
      '<p>新</p>',
    )
    await lin.call('changeUndo', { id, isRedo: true })
    await save(qin, id, FEES, [amount(12000, 9000)], 4)
    expect(await lin.ask('changeUndo', { id })).toMatchObject({ status: 409 })
  })

  test('bring a removed document back', async () => {
    const { content } = await documentOf(lin, id, NOTICES)
    const step = { id, path: NOTICES, stepId: stepId(), rev: 0, isRemoved: true }
    await lin.call('changeStep', step)
    expect((await documentOf(lin, id, NOTICES)).content).toBeUndefined()
    await lin.call('changeUndo', { id })
    expect((await documentOf(lin, id, NOTICES)).content).toBe(content)
  })
})

describe('who is editing', () => {
  test('is said; another reads, takes over, and the seat of somebody gone is free', async () => {
    const seat = { id, path: FEES }
    expect(await lin.call('changeSeat', seat)).toMatchObject({ isMine: true })
    expect(await qin.call('changeSeat', seat)).toMatchObject({ isMine: false })
    expect(await qin.call('changeSeat', { ...seat, takeOver: true })).toMatchObject({
      isMine: true,
    })
    expect(await lin.call('changeSeat', seat)).toMatchObject({ isMine: false })
    server.advance(46_000)
    expect(await lin.call('changeSeat', seat)).toMatchObject({ isMine: true })
  })

  test('is answered with every step: who was taken over learns it at once, and loses nothing', async () => {
    const seat = { id, path: FEES }
    const { content = '' } = await documentOf(lin, id)
    const { amount: was } = JSON.parse(content).items.find(
      (item: { memberType: string }) => item.memberType === '10101',
    ).fee
    await lin.call('changeSeat', seat)
    const step = { id, path: FEES, rev: 0 }
    const edits = (from: number, to: number) => JSON.stringify([amount(from, to)])
    const first = { ...step, stepId: stepId(), edits: edits(was, was + 100) }
    expect(await lin.call('changeStep', first)).toMatchObject({ seat: { isMine: true } })
    await qin.call('changeSeat', { ...seat, takeOver: true })
    const last = { ...step, stepId: stepId(), rev: 1, edits: edits(was + 100, was + 200) }
    const { seat: told } = await lin.call('changeStep', last)
    expect(told).toMatchObject({ isMine: false })
    expect(told?.name).toBeTruthy()
    expect((await documentOf(qin, id)).content).toContain(`"amount": ${was + 200}`)
  })
})

describe('publishing', () => {
  test('makes the change set the next version, by its publisher, with the report', async () => {
    const before = await live()
    await save(lin, id, FEES, [amount(10000, 11000)])
    const report = await lin.call('changeReport', { id })
    expect(report).toMatchObject({ errors: 0, isBehind: false })
    expect(report.changes.map(({ title, sentence }) => [title, sentence])).toEqual([
      [
        '会费标准',
        '普通会员 › 会费：每年 110.00 元（原 100.00 元），依据仍是“第四次会员代表大会审议通过”（2025-12-13 通过）',
      ],
    ])
    expect(await publishAsSeen(lin, id)).toMatchObject({
      status: 200,
      data: { version: before + 1 },
    })
    server.parts.configuration.forget()
    const published = await server.parts.configuration.of(DEMO)
    expect(published.get('fees.json')[0]?.fee).toMatchObject({ amount: 11000 })
    const { version, report: stored } = await lin.call('versionRead', { version: before + 1 })
    expect(version).toMatchObject({ isLive: true, note: '按决议调整', changeTitle: '2027 年会费' })
    expect(stored?.changes).toEqual(report.changes)
    expect(await save(lin, id, FEES, [amount(11000, 12000)])).toMatchObject({
      status: 409,
      msg: '这份修改单已发布，不能再改',
    })
  })

  test('is refused with errors, without a note, without any change, and to who may not', async () => {
    expect(await publishAsSeen(lin, id)).toMatchObject({ msg: '与线上版本没有不同，不必发布' })
    await save(lin, id, FEES, [
      { op: 'set', at: ['items', '10101', 'memberType'], was: '10101', value: '99999' },
    ])
    expect(await publishAsSeen(lin, id)).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/还有 \d+ 个错误/),
    })
    expect(await publishAsSeen(lin, id, { note: ' ' })).toMatchObject({ msg: '请写明为什么修改' })
    expect(await publishAsSeen(qin, id)).toMatchObject({ status: 403 })
  })

  test('of two change sets the second merges first, and no update is lost', async () => {
    const other = await open(qin, '公告')
    const { content = '' } = await documentOf(qin, other, NOTICES)
    const [notice] = JSON.parse(content).items
    const at = ['items', notice.id, 'title']
    await save(qin, other, NOTICES, [{ op: 'set', at, was: notice.title, value: '第二轮通知' }])
    const base = JSON.parse((await documentOf(lin, id)).content ?? '').items[0].fee.amount
    await save(lin, id, FEES, [amount(base, 13000)])
    expect(await publishAsSeen(lin, id)).toMatchObject({ status: 200 })
    server.parts.configuration.forget()
    expect(await publishAsSeen(lin, other)).toMatchObject({
      status: 409,
      msg: `线上已是第 ${await live()} 版，请先合并线上的修改，再看一遍报告`,
    })
    expect(await lin.call('changeRebase', { id: other })).toMatchObject({ conflicts: [] })
    expect(await publishAsSeen(lin, other)).toMatchObject({ status: 200 })
    server.parts.configuration.forget()
    const now = await server.parts.configuration.of(DEMO)
    expect(now.get('fees.json')[0]?.fee).toMatchObject({ amount: 13000 })
    expect(now.get('notices.json')[0]?.title).toBe('第二轮通知')
  })

  test('a conflict is shown with its place, and decided by a person', async () => {
    const base = JSON.parse((await documentOf(lin, id)).content ?? '').items[0].fee.amount
    const other = await open(qin)
    await save(qin, other, FEES, [amount(base, 14000)])
    await save(lin, id, FEES, [amount(base, 15000)])
    await publishAsSeen(lin, id)
    server.parts.configuration.forget()
    const asked = await qin.call('changeRebase', { id: other })
    expect(asked.conflicts).toMatchObject([
      { itemName: '会费标准 › 普通会员 › 会费 › 金额', mine: '140.00 元', theirs: '150.00 元' },
    ])
    const decided = { id: other, live: asked.liveVersion, isDecided: true }
    await qin.call('changeRebase', {
      ...decided,
      theirs: asked.conflicts.map(({ itemCode }) => itemCode),
    })
    expect((await documentOf(qin, other)).content).toContain('15000')
  })

  test('a step that was begun before a merge keeps what the merge brought', async () => {
    const base = JSON.parse((await documentOf(lin, id)).content ?? '').items
    const other = await open(qin)
    await save(lin, id, FEES, [amount(base[0].fee.amount, 14200)])
    await publishAsSeen(lin, id)
    server.parts.configuration.forget()
    const { edit } = server.parts.changes
    vi.spyOn(server.parts.changes, 'edit').mockImplementationOnce(async (job) => {
      await qin.call('changeRebase', { id: other })
      return edit(job)
    })
    expect(
      await save(qin, other, FEES, [describeAs('合并时改的', base[1].describe)]),
    ).toMatchObject({ status: 200 })
    const [first, second] = JSON.parse((await documentOf(qin, other)).content ?? '').items
    expect([first.fee.amount, second.describe]).toEqual([14200, '合并时改的'])
  })

  test('a conflict is decided by those who may change the document', async () => {
    const base = JSON.parse((await documentOf(lin, id)).content ?? '').items[0].fee.amount
    const other = await open(qin)
    await save(qin, other, FEES, [amount(base, 14100)])
    await save(lin, id, FEES, [amount(base, 15100)])
    await publishAsSeen(lin, id)
    server.parts.configuration.forget()
    const texts = await staffWith(server, 'configure.texts')
    const { liveVersion, conflicts } = await texts.call('changeRebase', { id: other })
    expect(conflicts).toHaveLength(1)
    const decided = { id: other, live: liveVersion, isDecided: true, theirs: [] }
    expect(await texts.ask('changeRebase', decided)).toMatchObject({ status: 403 })
    expect(await qin.ask('changeRebase', decided)).toMatchObject({ status: 200 })
  })

  test('at a time: what was sent back while its report was made is not published', async () => {
    const base = JSON.parse((await documentOf(lin, id)).content ?? '').items[0].fee.amount
    const at = new Date(server.now().getTime() + 300_000)
    await save(lin, id, FEES, [amount(base, 15500)])
    await publishAsSeen(lin, id, { at: at.toISOString() })
    const before = await live()
    const merge: typeof server.parts.changes.merge = async (sides) => {
      await lin.call('changeReturn', { id })
      return server.parts.changes.merge(sides)
    }
    const parts = { ...server.parts, changes: { ...server.parts.changes, merge } }
    const job = { orgId: DEMO, payload: { id }, runAt: at } as unknown as OutboxJob
    await publishScheduled(parts, job)
    expect(await live()).toBe(before)
    const { change } = await lin.call('changeRead', { id })
    expect(change).toMatchObject({ status: 'open' })
    expect(change.remark).toBeUndefined()
  })

  test('at a time: the outbox publishes it, merged with what was published since', async () => {
    const base = JSON.parse((await documentOf(lin, id)).content ?? '').items[0].fee.amount
    const at = new Date(server.now().getTime() + 300_000).toISOString()
    await save(lin, id, FEES, [amount(base, 16000)])
    expect(await publishAsSeen(lin, id, { at })).toMatchObject({ data: { publishAt: at } })
    const other = await open(lin, '会议')
    await lin.call('changeStep', {
      id: other,
      path: 'assets/a.svg',
      stepId: stepId(),
      rev: 0,
      content: 'PHN2Zy8+',
    })
    await publishAsSeen(lin, other)
    server.advance(300_001)
    await server.work()
    server.parts.configuration.forget()
    const now = await server.parts.configuration.of(DEMO)
    expect(now.get('fees.json')[0]?.fee).toMatchObject({ amount: 16000 })
    expect(Object.keys(now.documents)).toContain('assets/a.svg')
  })

  test('at a time: its creator takes it back only with the right to publish', async () => {
    const own = await open(qin)
    await save(qin, own, FEES, [
      describeAs(
        '定时的说明',
        JSON.parse((await documentOf(lin, own)).content ?? '').items[1].describe,
      ),
    ])
    const at = new Date(server.now().getTime() + 300_000).toISOString()
    expect(await publishAsSeen(lin, own, { at })).toMatchObject({ status: 200 })
    expect(await qin.ask('changeDiscard', { id: own })).toMatchObject({ status: 403 })
    expect(await lin.ask('changeDiscard', { id: own })).toMatchObject({ status: 200 })
  })

  test('at a time: what cannot be merged stops, and says why', async () => {
    const base = JSON.parse((await documentOf(lin, id)).content ?? '').items[0].fee.amount
    const at = new Date(server.now().getTime() + 300_000).toISOString()
    await save(lin, id, FEES, [amount(base, 17000)])
    await publishAsSeen(lin, id, { at })
    const other = await open(lin)
    await save(lin, other, FEES, [amount(base, 18000)])
    await publishAsSeen(lin, other)
    server.advance(300_001)
    await server.work()
    const { change } = await lin.call('changeRead', { id })
    expect(change).toMatchObject({
      status: 'open',
      remark: expect.stringMatching(
        /^定时发布没有进行：线上后来发布了第 \d+ 版，有 1 处两边都改了/,
      ),
    })
  })
})

describe('rights by subject', () => {
  let wen: Visitor
  beforeAll(async () => {
    wen = await staffWith(server, 'configure.texts', 'notices')
  })
  const title = (was: string, value: string): Edit => ({
    op: 'set',
    at: ['items', '42c03d1aa7ecd28a', 'title'],
    ...{ was, value },
  })
  /** The fee of the first member type a yuan higher, whatever it is now. */
  const dearer = async (who: Visitor, change: string) => {
    const { content = '' } = await documentOf(who, change)
    const { amount: now } = JSON.parse(content).items[0].fee
    return amount(now, now + 100)
  }
  const DUES = '关于开展 2027 年度会费缴纳工作的通知'

  test('who has the texts changes notices, reads the rest, and neither writes nor restores it', async () => {
    const own = await open(wen, '公告')
    expect((await save(wen, own, NOTICES, [title(DUES, '会费')])).status).toBe(200)
    expect(await save(wen, own, FEES, [amount(10000, 1)])).toMatchObject({
      status: 403,
      msg: '您没有“配置收费”权限，请联系学会的账号管理员',
    })
    expect((await documentOf(wen, own)).mayEdit).toBe(false)
    expect((await documentOf(wen, own, NOTICES)).mayEdit).toBe(true)
    const seat = { id: own, path: FEES, takeOver: true }
    expect((await wen.ask('changeSeat', seat)).status).toBe(403)
    const staff = { id: own, path: 'staff.json', stepId: stepId(), rev: 0, content: '{}' }
    expect(await wen.ask('changeStep', staff)).toMatchObject({ status: 403 })
  })

  test('who publishes notices does so without the rest, and nothing beside them', async () => {
    const version = await live()
    const own = await open(wen, '公告')
    await save(wen, own, NOTICES, [title(DUES, '会费')])
    expect((await wen.call('changeRead', { id: own })).mayPublish).toBe(true)
    await save(lin, own, FEES, [await dearer(lin, own)])
    expect((await wen.call('changeRead', { id: own })).mayPublish).toBe(false)
    expect(await publishAsSeen(wen, own)).toMatchObject({
      status: 403,
      msg: '您没有“发布”权限，请联系学会的账号管理员',
    })
    await lin.call('changeUndo', { id: own })
    expect(await publishAsSeen(wen, own)).toMatchObject({
      data: { version: version + 1 },
    })
    expect((await wen.ask('versionBack', { live: version + 1, version })).status).toBe(403)
    const restoring = { version: 1, paths: [FEES] }
    expect((await wen.ask('versionRestore', restoring)).status).toBe(403)
  })

  describe('access to providers of payments and invoices', () => {
    const PROVIDERS = ['payProviders.json', 'invoiceProvider.json']

    test.each(PROVIDERS)(
      '%s is neither changed nor taken over by who has the fees',
      async (path) => {
        const other = await staffWith(server, 'configure.fees', 'publish')
        const own = await open(other)
        expect(await save(other, own, path, [])).toMatchObject({
          status: 403,
          msg: '您没有“配置支付与开票接入”权限，请联系学会的账号管理员',
        })
        expect((await other.ask('changeSeat', { id: own, path, takeOver: true })).status).toBe(403)
      },
    )

    test.each(['configure', 'configure.providers'] as const)(
      'is changed by who has %s',
      async (right) => {
        const other = await staffWith(server, right)
        const own = await open(other)
        expect((await documentOf(other, own, 'payProviders.json')).mayEdit).toBe(true)
      },
    )

    test('is read by whoever may configure anything', async () => {
      expect((await documentOf(wen, await open(wen), 'payProviders.json')).mayEdit).toBe(false)
    })
  })

  test('who has the fees changes them, and takes the change back', async () => {
    const other = await staffWith(server, 'configure.fees')
    const own = await open(other)
    await save(other, own, FEES, [await dearer(other, own)])
    expect((await other.call('changeUndo', { id: own })).path).toBe(FEES)
  })
})

describe('送审 and 退回', () => {
  test('who sends a change set may change every document in it', async () => {
    const texts = await staffWith(server, 'configure.texts')
    await save(qin, id, 'staff.json', [])
    const whole = { id, path: 'staff.json', stepId: stepId(), rev: 0, content: '{}' }
    expect(await qin.ask('changeStep', whole)).toMatchObject({ status: 200 })
    expect(await sendForPublishing(texts, id)).toMatchObject({ status: 403 })
    expect(await sendForPublishing(lin, id)).toMatchObject({ status: 200 })
  })

  test('one sends what one saw: edited since, it is not sent', async () => {
    await save(qin, id, NOTICES, [])
    const { revision } = await qin.call('changeRead', { id })
    const whole = { id, path: 'staff.json', stepId: stepId(), rev: 0, content: '{}' }
    await lin.call('changeStep', whole)
    expect(await qin.ask('changeReady', { id, note: '请审', revision })).toMatchObject({
      status: 409,
      msg: '打开以后，这份修改单又改过：已重新读取，请再看一遍改动',
    })
    const { change, revision: now } = await qin.call('changeRead', { id })
    expect([change.status, now]).toEqual([
      'open',
      (await qin.call('changeReport', { id })).revision,
    ])
    expect(await sendForPublishing(qin, id)).toMatchObject({ status: 200 })
  })

  test('who wrote each document, who sent and who published are told apart', async () => {
    const fees = await staffWith(server, 'configure.fees', 'configure.texts')
    const named = async (who: Visitor) => (await who.call('loginInfo', {})).realName
    const at = ['items', '10201', 'fee', 'amount']
    await save(qin, id, FEES, [{ op: 'set', at, was: 500000, value: 510000 }])
    await sendForPublishing(fees, id)
    const { documents, change } = await lin.call('changeRead', { id })
    const fee = documents.find(({ path }) => path === FEES)
    expect([fee?.writtenName, change.sentName]).toEqual([await named(qin), await named(fees)])
    expect(documents.filter(({ writtenName }) => writtenName).map(({ path }) => path)).toEqual([
      FEES,
    ])
  })

  test('who sent it is not known any more once it is sent back', async () => {
    await save(qin, id, FEES, [])
    await sendForPublishing(qin, id)
    await lin.call('changeReturn', { id, remark: '金额不对' })
    const change = await server.parts.store.tx(DEMO, (tx) => findChange(tx, id))
    expect(change).toMatchObject({ status: 'open', readyBy: null })
  })

  test.each([
    ['that nobody has sent', { status: 'open', readyBy: null }, 'p2', false],
    ['scheduled before two were demanded', { status: 'scheduled', readyBy: null }, 'p2', false],
    ['that the publisher sent', { status: 'ready', readyBy: 'p1' }, 'p1', false],
    ['that another person sent', { status: 'ready', readyBy: 'p1' }, 'p2', true],
  ] as const)(
    'where two persons are demanded, a change set %s',
    (_what, change, publisher, isTaken) => {
      const asked = () => requireSecondPerson(change as ConfigChange, publisher)
      if (isTaken) expect(asked).not.toThrow()
      else expect(asked).toThrow()
    },
  )

  test('a change set that was sent is not merged by hand', async () => {
    await save(qin, id, FEES, [])
    await sendForPublishing(qin, id)
    expect(await qin.ask('changeRebase', { id })).toMatchObject({
      status: 409,
      msg: '这份修改单待发布，不能再改',
    })
  })

  test('a change set that waits is not edited; it is sent back with a remark', async () => {
    await save(qin, id, FEES, [])
    await sendForPublishing(qin, id)
    expect(await save(qin, id, FEES, [])).toMatchObject({ msg: '这份修改单待发布，不能再改' })
    expect(await lin.ask('changeReturn', { id, remark: '金额不对' })).toMatchObject({ status: 200 })
    expect((await qin.call('changeRead', { id })).change).toMatchObject({
      status: 'open',
      remark: '金额不对',
    })
  })

  test('is discarded by its owner or by who may publish', async () => {
    expect(await qin.ask('changeDiscard', { id })).toMatchObject({ status: 403 })
    expect(await lin.ask('changeDiscard', { id })).toMatchObject({ status: 200 })
    const { records } = await lin.call('changePage', { current: 1, size: 100, ended: true })
    expect(records.find((one) => one.id === id)).toMatchObject({ statusName: '已放弃' })
  })
})

describe('versions', () => {
  test('the first version is by the system, in Chinese', async () => {
    const { version } = await lin.call('versionRead', { version: 1 })
    expect(version.author).toBe('系统初始配置')
  })

  test('a single document is restored by a change set, the last version at once by 立即恢复', async () => {
    const version = await live()
    const { id: restored } = await lin.call('versionRestore', { version: 1, paths: [FEES] })
    const { documents, change } = await lin.call('changeRead', { id: restored })
    expect(documents.filter(({ state }) => state !== 'same').map(({ path }) => path)).toEqual([
      FEES,
    ])
    expect(change.title).toBe('恢复第 1 版的会费标准')
    expect(await lin.ask('versionBack', { live: version, version: version - 1 })).toMatchObject({
      data: { version: version + 1 },
    })
    server.parts.configuration.forget()
    const changes = await lin.call('versionCompare', { from: version, to: version + 1 })
    expect(changes.length).toBeGreaterThan(0)
    expect(await qin.ask('versionBack', { live: version + 1, version })).toMatchObject({
      status: 403,
    })
  })
})

describe('finding', () => {
  test.each([
    ['会费', '会费标准'],
    ['hfbz', '会费标准'],
    ['手机号码 普通', '普通会员申请表'],
  ])('%s finds %s', async (keyword, title) => {
    const found = await lin.call('studioSearch', { keyword, id })
    expect(
      found.map((entry) => (entry.kindName === '收费' ? entry.title : entry.kindName)),
    ).toContain(title)
  })
})

test('another society’s change sets do not exist', async () => {
  const elsewhere = visitor(server, 'mech.localhost', MECH)
  await elsewhere.login('staff', 'Staff-2026')
  expect(await elsewhere.ask('changeRead', { id })).toMatchObject({ status: 404 })
  expect(await save(elsewhere, id, FEES, [amount(1, 2)])).toMatchObject({ status: 404 })
})
