import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import { type JobParts, jobHandlers } from '#server/jobs/jobHandlers.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import { DRAW_RECEIPT } from '#server/store/jobKinds.ts'
import { DEMO } from '../../../support/visitor.ts'
import { workOutbox } from '../../../support/workOutbox.ts'
import type { DuesWorld } from './duesWorld.ts'
import { Died } from './mortalStore.ts'
import type { Happening } from './schedule.ts'
import { callOn, ordersOn, STAFF, type Stage, type Told } from './stage.ts'

type Scenes = {
  [K in Happening['kind']]: (stage: Stage, one: Happening & { kind: K }) => Promise<unknown>
}

/** What happens → how it is brought about on a stage. */
const SCENES: Scenes = {
  async pay(stage, { method, year, device }) {
    const { id } = await callOn(stage, 'orderNotice', { id: stage.memberId, year })
    const asked = method === PayMethod.OnSite ? { payInfo: {} } : { param: { device } }
    await callOn(stage, 'pay', { id, method, ...asked })
  },
  async scan(stage, { nth, fen }) {
    const order = pick(await ordersOn(stage), nth)
    const provider = order && stage.providers.get(order.method as OnlineMethod)
    const trade = provider?.pay(order?.tradeRef ?? '', fen)
    if (provider && trade) stage.money.push({ method: provider.method, trade })
  },
  async notify(stage, { nth, times }) {
    const told = pick(stage.money, nth)
    if (!told) return
    const heard = await Promise.allSettled(Array.from({ length: times }, () => tell(stage, told)))
    for (const one of heard) if (one.status === 'rejected') throw one.reason
  },
  async stray({ money, world }, { fen }) {
    const number = `${STRAY}${strays.next++}`
    const trade = { tradeRef: number, tradeNo: number, fen, paidAt: world.server.now() }
    money.push({ method: PayMethod.Alipay, trade })
  },
  async poll(stage, { nth }) {
    const order = pick(await ordersOn(stage), nth)
    if (order) await callOn(stage, 'payResult', { id: order.id })
  },
  async cancel(stage, { nth }) {
    const order = pick(await ordersOn(stage), nth)
    if (order) await callOn(stage, 'orderCancel', { id: order.id })
  },
  async decide(stage, { nth, decision }) {
    const orders = await ordersOn(stage)
    const order = pick(
      orders.filter(({ method }) => method === PayMethod.OnSite),
      nth,
    )
    if (!order) return
    await callOn(stage, 'offlineDecide', { id: order.id, decision, opinion: '核对' }, STAFF)
  },
  async remedy(stage, { nth, remedy, amount }) {
    const entry = pick(await keptOf(stage.world, stage.memberId), nth)
    const asked = {
      remedy,
      note: '核对',
      name: '捐赠',
      refundNo: '回单',
      ...(amount && { amount }),
    }
    if (entry) await callOn(stage, 'reconcileHandle', { id: entry.id, ...asked }, STAFF)
  },
  async undo(stage, { nth }) {
    const deed = pick(await appliedOn(stage), nth)
    if (deed) await callOn(stage, 'deedUndo', { id: deed.id, note: '缴错' }, STAFF)
  },
  work: (stage) => workOn(stage),
}

const pick = <T>(list: readonly T[], nth: number): T | undefined => list[nth % (list.length || 1)]

const STRAY = 'stray-'
const strays = { next: 1 }

/** Money for an order that nobody knows: its notification is all there is. */
export const isStray = ({ trade }: Told): boolean => trade.tradeRef.startsWith(STRAY)

export const tell = ({ parts }: Stage, { method, trade }: Told) =>
  settleNotified(parts, DEMO, method, trade)

/** Works what is due, but for receipts: drawing one moves no money. Answers how much there was. */
export function workOn({ parts, mortal }: Stage): Promise<number> {
  const drawNone = { [DRAW_RECEIPT]: async () => {} }
  return workOutbox({
    store: mortal.store,
    handlers: { ...jobHandlers(parts as unknown as JobParts), ...drawNone },
    onFailure: (_job, error) => expected(error),
  })
}

/** Rejects only when something is thrown that neither is a refusal nor was brought about. */
export const happen = <K extends Happening['kind']>(stage: Stage, one: Happening & { kind: K }) =>
  (SCENES[one.kind] as (stage: Stage, what: Happening) => Promise<unknown>)(stage, one).catch(
    expected,
  )

function expected(error: unknown): void {
  const isBroughtAbout = error instanceof Died || error instanceof TypeError
  if (!isBroughtAbout && !(error instanceof Refusal)) throw error
}

/** Deeds about the money of the member that staff may take back, or took back before. */
const appliedOn = ({ world, memberId }: Stage) =>
  world.tx((tx) =>
    tx.db
      .selectFrom('duesDeed')
      .innerJoin('duesPayment', 'duesPayment.id', 'duesDeed.paymentId')
      .where('duesPayment.memberId', '=', memberId)
      .where('kind', 'in', ['apply', 'assign'])
      .orderBy('duesDeed.createdAt')
      .orderBy('duesDeed.id')
      .select('duesDeed.id')
      .execute(),
  )

/** Money of a member that was kept for staff. */
export const keptOf = (world: DuesWorld, memberId: string) =>
  world.tx((tx) =>
    tx.db
      .selectFrom('duesReconcile')
      .innerJoin('duesPayment', 'duesPayment.id', 'duesReconcile.paymentId')
      .where('duesPayment.memberId', '=', memberId)
      .orderBy('duesReconcile.createdAt')
      .select(['duesReconcile.id', 'duesReconcile.paymentId', 'duesReconcile.remedy'])
      .select('duesReconcile.fen')
      .execute(),
  )
