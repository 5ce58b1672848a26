import type { CallData, CallInput } from '#contract/calls.ts'
import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import { type Books, readBooks } from '#server/modules/money/repositories/duesBooks.ts'
import { findOrder } from '#server/modules/money/repositories/duesOrders.ts'
import { appendAudit } from '#server/modules/records/repositories/audits.ts'
import {
  memberApplications,
  type NewMemberApplication,
} from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { openApp, type TestApp, type TestAppOptions } from '../../../support/openApp.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'
import { type FakeOptions, type FakeProvider, fakeProvider } from './fakeProvider.ts'
import { watchLocks } from './watchLocks.ts'

export interface DuesWorld {
  server: TestApp
  alipay: FakeProvider
  wechat: FakeProvider
  ccb: FakeProvider
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  books(): Promise<Books>
  /** A member of 2026, and a browser in which the mobile is proven (for half an hour). */
  member(values?: Partial<NewMemberApplication>): Promise<{ id: string; who: Visitor }>
  /** The same, whose owner has logged in. */
  account(values?: Partial<NewMemberApplication>): Promise<{ id: string; who: Visitor }>
}

/** The whole server, with ways of paying online that do what tests say. */
export async function duesWorld({
  databaseUrl,
  env,
  checker,
  ...options
}: Pick<FakeOptions, 'delay'> &
  Pick<TestAppOptions, 'databaseUrl' | 'env' | 'checker'> = {}): Promise<DuesWorld> {
  const now = () => server.now()
  const [alipay, wechat, ccb] = [
    fakeProvider(PayMethod.Alipay, { ...options, now }),
    fakeProvider(PayMethod.Wechat, { ...options, now }),
    fakeProvider(PayMethod.Ccb, { ...options, now, isBank: true }),
  ]
  const providers = new Map<OnlineMethod, FakeProvider>(
    [alipay, wechat, ccb].map((provider) => [provider.method, provider]),
  )
  const server: TestApp = await openApp({
    payProviders: { of: async () => providers },
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(env ? { env } : {}),
    ...(checker ? { checker } : {}),
  })
  watchLocks(server.parts.store)
  const tx: DuesWorld['tx'] = (work) => server.parts.store.tx(DEMO, work)
  let mobiles = 13_970_000_000
  return {
    server,
    alipay,
    wechat,
    ccb,
    tx,
    books: () => tx(readBooks),
    async member(values = {}) {
      const mobile = String(++mobiles)
      const { id } = await tx((inside) => approvedMember(inside, { mobile, ...values }))
      const who = visitor(server)
      await who.prove(mobile)
      return { id, who }
    },
    async account(values = {}) {
      const mobile = '13800000001'
      const { id } = await tx((inside) => approvedMember(inside, { mobile, ...values }))
      const who = visitor(server)
      await who.login(mobile, 'Member-2026')
      return { id, who }
    },
  }
}

/** 高级会员: 200 yuan a year, 2025 to 2027, every way of paying. */
export async function approvedMember(tx: Tx, values: Partial<NewMemberApplication>) {
  const { formHash } = await tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .select('formHash')
    .executeTakeFirstOrThrow()
  const member = await memberApplications.insert(tx, {
    oneMemberCode: '01',
    oneMemberType: '101',
    twoMemberCode: '0102',
    memberType: '10102',
    formInfo: {},
    formHash,
    status: '99',
    joinMethod: '01',
    isRead: 'yes',
    realName: '顾闻溪',
    ...values,
  })
  await appendAudit(tx, {
    objId: member.id,
    nodeId: '06',
    status: '99',
    realName: '管理员',
    opinion: '同意',
    accountId: null,
  })
  return member
}

/** A notice for a member through a year. */
export const told = (who: Visitor, id: string, year = '2026') =>
  who.call('orderNotice', { id, year })

const PC = { param: { device: '1' } } as const

export const payInput = (
  notice: { id: string },
  method: PayMethod = PayMethod.Alipay,
  more: Partial<CallInput<'pay'>> = {},
): CallInput<'pay'> => ({ id: notice.id, method, ...PC, ...more })

export interface Ordered extends CallData<'pay'> {
  tradeRef: string
}

/** An order of a notice, with the number it has at its provider. */
export async function ordered(
  world: DuesWorld,
  who: Visitor,
  notice: { id: string },
  method: PayMethod = PayMethod.Alipay,
  more: Partial<CallInput<'pay'>> = {},
): Promise<Ordered> {
  const started = await who.call('pay', payInput(notice, method, more))
  const order = await world.tx((tx) => findOrder(tx, started.id))
  return { ...started, tradeRef: order?.tradeRef ?? '' }
}
