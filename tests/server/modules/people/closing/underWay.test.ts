import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DuesStatus } from '#contract/codes.ts'
import { insertOrder } from '#server/modules/money/repositories/duesOrders.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { type Visitor, visitor } from '../../../support/visitor.ts'
import { whileChanging } from '../../../support/whileChanging.ts'
import { approvedMember, type DuesWorld, duesWorld, told } from '../../money/support/duesWorld.ts'
import { freshMobile, person, withCode } from '../accounts/registration.ts'

let world: DuesWorld
let who: Visitor
let owner: { accountId: string; mobile: string }
beforeAll(async () => {
  world = await duesWorld()
})
beforeEach(async () => {
  world.server.advance(61_000)
  who = visitor(world.server)
  const mobile = freshMobile()
  await who.call('register', await withCode(world.server, who, person({ mobile })))
  await who.login(mobile, 'Secret-1')
  owner = { accountId: (await who.call('loginInfo', {})).id, mobile }
})
afterAll(() => world.server.close())

const close = () => who.ask('closeAccount', { confirm: '注销账号' })

test('an application that is under way is closed with its account', async () => {
  const made = { id: '' }
  const before = async (tx: Tx) => Object.assign(made, await approvedMember(tx, owner))
  expect(await whileChanging(world.server, { before }, close)).toMatchObject({ status: 200 })
  expect(await world.tx((tx) => memberApplications.find(tx, made.id))).toMatchObject({
    accountId: null,
    mobile: null,
    realName: '已注销用户',
  })
})

test('an order that is placed while the account is being closed holds the closing up', async () => {
  const { id: memberId } = await world.tx((tx) => approvedMember(tx, owner))
  const { id: noticeId } = await told(who, memberId)
  const order = { noticeId, memberId, method: '02', channel: '', fen: 20_000 } as const
  const proof = { enclosure: [], remark: '', status: DuesStatus.Submitted, deadline: null }
  const before = async (tx: Tx) => {
    await memberApplications.lock(tx, memberId)
    await insertOrder(tx, { ...order, ...proof })
  }
  expect(await whileChanging(world.server, { before }, close)).toMatchObject({ status: 409 })
  expect(await who.ask('memberDetail', { id: memberId })).toMatchObject({ status: 200 })
})
