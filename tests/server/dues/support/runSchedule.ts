import type { CallData, CallInput } from '#contract/calls.ts'
import { type OnlineMethod, PayMethod, UserType } from '#contract/codes.ts'
import type { BuiltCall, CallHandler } from '#server/binder/callRequest.ts'
import { HANDLERS } from '#server/binder/handlers.ts'
import { type JobParts, jobHandlers } from '#server/jobs/jobHandlers.ts'
import { DRAW_RECEIPT } from '#server/jobs/jobKinds.ts'
import { workOutbox } from '#server/jobs/workOutbox.ts'
import type { PaidTrade } from '#server/providers/pay/payProvider.ts'
import { Refusal } from '#server/refusal.ts'
import type { ServerParts } from '#server/serverParts.ts'
import { settleNotified } from '#server/services/dues/settleNotified.ts'
import type { CallSubject } from '#server/services/subject.ts'
import type { DuesOrder } from '#server/store/repositories/duesOrders.ts'
import { DEMO } from '../../support/visitor.ts'
import { approvedMember, type DuesWorld } from './duesWorld.ts'
import type { FakeProvider } from './fakeProvider.ts'
import { Died, mortalStore } from './mortalStore.ts'
import type { Happening, Mishap, Schedule } from './schedule.ts'

export interface Told {
  method: OnlineMethod
  trade: PaidTrade
}

/** What came of a schedule, once everything has calmed down. */
export interface Outcome {
  memberId: string
  /** All money of the schedule, by whoever took it. */
  money: Told[]
}

const HOUR = 3_600_000
const strays = { next: 1 }

const STAFF: CallSubject = {
  account: {
    id: 'staff',
    userType: UserType.Staff,
    realName: '财务',
    userName: 'staff',
    mobile: null,
    orgUnitId: null,
    orgName: null,
    areaCode: null,
  },
}

/** Breaks that tests bring about; anything else that is thrown is a fault. */
const isExpected = (error: unknown) =>
  error instanceof Refusal || error instanceof Died || error instanceof TypeError

/**
 * Runs a schedule against a member of its own, calling `check` after each round; then everything is mended, a day
 * passes, and what is due is done. Rejects when anything but a refusal or a break brought about is thrown.
 */
export async function runSchedule(
  world: DuesWorld,
  { rounds }: Schedule,
  check: () => Promise<void>,
): Promise<Outcome> {
  const { server } = world
  const providers = new Map<OnlineMethod, FakeProvider>(
    [world.alipay, world.wechat, world.ccb].map((provider) => [provider.method, provider]),
  )
  const mortal = mortalStore(server.parts.store)
  const parts: ServerParts = { ...server.parts, store: mortal.store }
  const mobile = `139${String(strays.next).padStart(8, '0')}`
  const member = await world.tx((tx) => approvedMember(tx, { mobile }))
  const owner: CallSubject = { provenMobile: mobile }
  const money: Told[] = []

  function call<Id extends BuiltCall>(
    id: Id,
    input: CallInput<Id>,
    subject = owner,
  ): Promise<CallData<Id>> {
    const around = {
      org: { orgId: DEMO, code: 'demo' },
      ip: '10.9.9.9',
      origin: 'http://localhost',
    }
    const now = server.now()
    const handler = HANDLERS[id] as CallHandler<Id>
    return handler({ ...around, input, subject, now, idempotencyKey: undefined, parts })
  }

  const rows = (): Promise<DuesOrder[]> =>
    world.tx((tx) =>
      tx.db
        .selectFrom('duesOrder')
        .where('memberId', '=', member.id)
        .selectAll()
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    )
  const pick = <T>(list: readonly T[], nth: number): T | undefined => list[nth % (list.length || 1)]

  /** Only what has to do with orders: a drawn receipt moves no money. */
  const handlers = {
    ...jobHandlers(parts as unknown as JobParts),
    [DRAW_RECEIPT]: async () => {},
  }
  const work = () =>
    workOutbox({
      store: mortal.store,
      handlers,
      onFailure: (_job, error) => {
        if (!isExpected(error)) throw error
      },
    })

  const HAPPENINGS: {
    [K in Happening['kind']]: (one: Happening & { kind: K }) => Promise<unknown>
  } = {
    async pay({ method, year, device }) {
      const { id } = await call('orderNotice', { id: member.id, year })
      const asked = method === PayMethod.OnSite ? { payInfo: {} } : { param: { device } }
      await call('pay', { id, method, ...asked })
    },
    async scan({ nth, fen }) {
      const order = pick(await rows(), nth)
      const provider = order && providers.get(order.method as OnlineMethod)
      const trade = provider?.pay(order?.tradeRef ?? '', fen)
      if (provider && trade) money.push({ method: provider.method, trade })
    },
    async notify({ nth, times }) {
      const told = pick(money, nth)
      if (!told) return
      const tell = () => settleNotified(parts, DEMO, told.method, told.trade)
      const heard = await Promise.allSettled(Array.from({ length: times }, tell))
      for (const one of heard) if (one.status === 'rejected') throw one.reason
    },
    async stray({ fen }) {
      const number = `stray-${strays.next++}`
      const trade = { tradeRef: number, tradeNo: number, fen, paidAt: server.now() }
      money.push({ method: PayMethod.Alipay, trade })
    },
    async poll({ nth }) {
      const order = pick(await rows(), nth)
      if (order) await call('payResult', { id: order.id })
    },
    async cancel({ nth }) {
      const order = pick(await rows(), nth)
      if (order) await call('orderCancel', { id: order.id })
    },
    async decide({ nth, decision }) {
      const offline = (await rows()).filter(({ method }) => method === PayMethod.OnSite)
      const order = pick(offline, nth)
      if (!order) return
      await call('offlineDecide', { id: order.id, decision, opinion: '核对' }, STAFF)
    },
    async remedy({ nth, remedy }) {
      const entry = pick(await keptOf(world, member.id), nth)
      if (entry) await call('reconcileHandle', { id: entry.id, remedy, note: '核对' }, STAFF)
    },
    work,
  }
  const happen = <K extends Happening['kind']>(one: Happening & { kind: K }) =>
    (HAPPENINGS[one.kind] as (what: Happening) => Promise<unknown>)(one).catch((error: unknown) => {
      if (!isExpected(error)) throw error
    })
  const befall = (mishap: Mishap) => {
    if (mishap.kind === 'die') mortal.dieAt(mishap.after, mishap.when)
    else providers.get(mishap.method as OnlineMethod)?.breakNext(mishap.call, mishap.where)
  }

  strays.next += 1
  for (const { minutes, mishaps, happenings } of rounds) {
    server.advance(minutes * 60_000)
    mishaps.forEach(befall)
    /** The books balance at every moment, also while money is being recorded. */
    await Promise.all([...happenings.map(happen), check()])
    mortal.live()
    await check()
  }
  for (const provider of providers.values()) provider.mend()
  for (const told of money.filter((_told, at) => at % 2 === 0 || isStray(money[at])))
    await settleNotified(parts, DEMO, told.method, told.trade)
  for (let hours = 0; hours < 27; hours += 1) {
    server.advance(HOUR)
    while ((await work()) > 0);
  }
  await check()
  return { memberId: member.id, money }
}

/** Nobody can ask about it: its notification is all there is. */
const isStray = (told: Told | undefined) => told?.trade.tradeRef.startsWith('stray-') ?? false

export const keptOf = (world: DuesWorld, memberId: string) =>
  world.tx((tx) =>
    tx.db
      .selectFrom('duesReconcile')
      .innerJoin('duesPayment', 'duesPayment.id', 'duesReconcile.paymentId')
      .where('duesPayment.memberId', '=', memberId)
      .orderBy('duesReconcile.createdAt')
      .select(['duesReconcile.id', 'duesReconcile.paymentId', 'duesReconcile.remedy'])
      .execute(),
  )
