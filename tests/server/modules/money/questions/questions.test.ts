import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, told } from '../support/duesWorld.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = visitor(world.server)
  await staff.login('staff', 'Staff-2026')
})
afterAll(() => world.server.close())

const PAGED = { orgId: DEMO, current: 1, size: 50 } as const

async function ordered() {
  const { id: memberId, who } = await world.member({ realName: '顾闻溪' })
  const notice = await told(who, memberId)
  const { id } = await who.call('pay', { id: notice.id, method: '0101', param: { device: '1' } })
  return { memberId, who, id }
}

const question = (id: string, text = '款项已付，订单仍显示待支付') =>
  ({ id, kind: 'missing', text }) as const

const questionsOf = async (who: Visitor, id: string) =>
  (await who.call('duesOrder', { id })).questions ?? []

const onDesk = async (orderId: string) =>
  (await staff.call('questionPage', PAGED)).records.filter((row) => row.orderId === orderId)

test('a question reaches the desk with order and member, and its answer the owner', async () => {
  const { memberId, who, id } = await ordered()
  await who.call('orderQuestion', question(id, '  款项已付  '))
  const [asked] = await onDesk(id)
  expect(asked).toMatchObject({
    memberId,
    realName: '顾闻溪',
    kindName: '已付款未到账',
    isOpen: true,
    statusName: '待支付',
    messages: [{ author: 'member', text: '款项已付' }],
  })
  await staff.call('questionAnswer', { id: asked?.id ?? '', text: '已到账，请刷新' })
  const seen = {
    isOpen: false,
    stateName: '已答复',
    messages: [
      { author: 'member', text: '款项已付' },
      { author: 'staff', authorName: '学会', text: '已到账，请刷新' },
    ],
  }
  expect(await questionsOf(who, id)).toMatchObject([seen])
  const { records } = await who.call('duesOrderPage', { ...PAGED, memberId })
  expect(records.find((row) => row.id === id)?.questions).toMatchObject([seen])
})

test('an order has one open question; pressing twice asks once', async () => {
  const { who, id } = await ordered()
  const [first, second] = await Promise.all([
    who.ask('orderQuestion', question(id)),
    who.ask('orderQuestion', question(id)),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await who.ask('orderQuestion', question(id, '另一个问题'))).toMatchObject({
    status: 409,
    msg: '该订单已有一条待答复的咨询，请等待学会答复',
  })
  expect(await questionsOf(who, id)).toHaveLength(1)
})

test('once it is answered, another may be asked, and the answer is not given again', async () => {
  const { who, id } = await ordered()
  await who.call('orderQuestion', question(id))
  const [asked] = await onDesk(id)
  const answer = { id: asked?.id ?? '', text: '请提供付款凭据' }
  await staff.call('questionAnswer', answer)
  expect(await staff.ask('questionAnswer', answer)).toMatchObject({ status: 409 })
  await who.call('orderQuestion', question(id, '凭据已补充'))
  expect(await questionsOf(who, id)).toMatchObject([
    { isOpen: false, messages: [{}, {}] },
    { isOpen: true, messages: [{ text: '凭据已补充' }] },
  ])
})

test.each([
  ['   ', '请填写内容'],
  ['问'.repeat(501), '内容不能超过500个字'],
])('a text of %#: refused', async (text, msg) => {
  const { who, id } = await ordered()
  expect(await who.ask('orderQuestion', question(id, text))).toMatchObject({ status: 400, msg })
  expect(await questionsOf(who, id)).toEqual([])
})

test('a day has a limit of questions', async () => {
  const { who, id } = await ordered()
  for (let asked = 0; asked < 10; asked++)
    await who.ask('orderQuestion', question(id, `第${asked}问`))
  expect(await who.ask('orderQuestion', question(id, '再问一次'))).toMatchObject({
    status: 429,
    msg: '今天提交的咨询过多，请明天再试',
  })
})

test('staff of another society find neither question nor member', async () => {
  const { memberId, who, id } = await ordered()
  await who.call('orderQuestion', question(id))
  const [asked] = await onDesk(id)
  const other = visitor(world.server, 'mech.localhost', MECH)
  await other.login('staff', 'Staff-2026')
  const answers = [
    await other.ask('questionAnswer', { id: asked?.id ?? '', text: '答复' }),
    await other.ask('remindersPause', { id: memberId, until: '2099-12-31', reason: '本人来电' }),
    await other.ask('remindersResume', { id: memberId }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await other.call('questionPage', { ...PAGED, orgId: MECH })).records).toEqual([])
})

test('messages are only added', async () => {
  const { who, id } = await ordered()
  await who.call('orderQuestion', question(id))
  await expect(
    world.tx((tx) => tx.db.updateTable('duesQuestionMessage').set({ text: '改' }).execute()),
  ).rejects.toThrow()
  await expect(
    world.tx((tx) => tx.db.deleteFrom('duesQuestionMessage').execute()),
  ).rejects.toThrow()
})

test.each([
  ['open', true],
  ['closed', false],
] as const)(
  'staff list the %s questions alone, found by whom they are of',
  async (state, isOpen) => {
    const { memberId, who, id } = await ordered()
    await who.call('orderQuestion', question(id))
    const [asked] = await onDesk(id)
    if (!isOpen) await staff.call('questionAnswer', { id: asked?.id ?? '', text: '已到账' })
    const { records } = await staff.call('questionPage', { ...PAGED, state, keyword: ' 顾闻溪 ' })
    expect(records.map((row) => row.memberId)).toContain(memberId)
    expect(records.every((row) => row.isOpen === isOpen)).toBe(true)
    expect(await staff.call('questionPage', { ...PAGED, state, keyword: '查无此人' })).toEqual({
      records: [],
      total: 0,
    })
  },
)
