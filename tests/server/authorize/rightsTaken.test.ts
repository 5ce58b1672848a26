import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import type { Right } from '#contract/codes.ts'
import { findAccount } from '#server/base/repositories/accounts.ts'
import { type DuesWorld, duesWorld } from '../modules/money/support/duesWorld.ts'
import { submittedMember } from '../modules/money/support/money.ts'
import { freshMobile } from '../modules/people/accounts/registration.ts'
import { changeAccount } from '../support/changeAccount.ts'
import { staffWith } from '../support/staffWith.ts'
import type { Visitor } from '../support/visitor.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => world.server.close())

/** Does something between the transaction that reads who asks and the next one of a call. */
function afterAdmission(work: () => Promise<unknown>): void {
  const { store } = world.server.parts
  const real = store.tx.bind(store)
  const asked = { txs: 0 }
  vi.spyOn(store, 'tx').mockImplementation(async (orgId, fn) => {
    asked.txs += 1
    if (asked.txs === 2) await work()
    return real(orgId, fn)
  })
}

const idOf = async (who: Visitor) => (await who.call('loginInfo', {})).id

const colleague = async () => idOf(await staffWith(world.server, 'dues'))

interface Case<Id extends OperationId> {
  call: Id
  rights: [Right, ...Right[]]
  input: () => Promise<CallInput<Id>>
}
const of = <Id extends OperationId>(
  call: Id,
  rights: Case<Id>['rights'],
  input: Case<Id>['input'],
) => ({ call, rights, input }) as unknown as Case<'addUser'>

const person = () => ({ realName: '顾闻溪', mobile: freshMobile() })

/** One of each kind of writes that a right permits. */
const CASES = [
  of('addUser', ['accounts'], async () => person()),
  of('importUsers', ['accounts'], async () => ({
    content: `姓名,手机号码\n顾闻溪,${freshMobile()}`,
  })),
  of<'inviteStaff'>('inviteStaff', ['accounts'], async () => ({ ...person(), rights: ['dues'] })),
  of<'changeStatus'>('changeStatus', ['accounts'], async () => ({
    id: await colleague(),
    status: '0',
  })),
  of<'changeRights'>('changeRights', ['accounts'], async () => ({
    id: await colleague(),
    rights: ['export'],
    seen: ['dues'],
  })),
  of('resetUserPwd', ['accounts'], async () => ({ id: await colleague() })),
  of('resetSecondFactor', ['accounts'], async () => ({ id: await colleague() })),
  of('delUser', ['accounts'], async () => ({ id: await colleague() })),
  of<'offlineDecide'>('offlineDecide', ['dues'], async () => {
    const { orderId: id } = await submittedMember(world)
    return { id, decision: 'approve' }
  }),
  of('changeOpen', ['configure', 'publish'], async () => ({ title: '2027 年会费' })),
]

const TAKEN = {
  'the right was taken': {
    take: { rights: [] },
    refused: { status: 403, msg: expect.stringContaining('权限') },
  },
  'the account was disabled': {
    take: { disabledAt: new Date('2026-11-20T02:00:00Z') },
    refused: { status: 403, msg: '该账号已停用，请联系学会' },
  },
}

const ROWS = CASES.flatMap((one) =>
  Object.entries(TAKEN).map(([what, taken]) => [one.call, what, one, taken] as const),
)

test.each(ROWS)(
  '%s writes nothing once %s, even meanwhile',
  async (call, _what, { rights, input }, { take, refused }) => {
    const who = await staffWith(world.server, ...rights)
    const id = await idOf(who)
    const asked = await input()
    const logged = () =>
      world.tx((tx) =>
        tx.db
          .selectFrom('auditEntry')
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirst(),
      )
    const before = await logged()
    afterAdmission(() => changeAccount(world.server, id, take))
    expect(await who.ask(call, asked)).toMatchObject(refused)
    vi.restoreAllMocks()
    expect(await logged()).toEqual(before)
  },
)

test('of two managers who remove each other at once, one stays', async () => {
  const [one, other] = [
    await staffWith(world.server, 'accounts'),
    await staffWith(world.server, 'accounts'),
  ]
  const [oneId, otherId] = [await idOf(one), await idOf(other)]
  const answers = await Promise.all([
    one.ask('changeStatus', { id: otherId, status: '0' }),
    other.ask('changeStatus', { id: oneId, status: '0' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = await world.tx(async (tx) => [
    await findAccount(tx, oneId),
    await findAccount(tx, otherId),
  ])
  expect(left.filter((account) => account?.disabledAt === null)).toHaveLength(1)
})

test('another right may be taken meanwhile', async () => {
  const who = await staffWith(world.server, 'accounts', 'dues')
  const id = await idOf(who)
  afterAdmission(() => changeAccount(world.server, id, { rights: ['accounts'] }))
  expect(await who.ask('addUser', person())).toMatchObject({ status: 200 })
})
