import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import type { DuesOrder } from '#server/modules/money/repositories/duesOrders.ts'
import { findOpenPlan } from '#server/modules/money/repositories/duesPlans.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import { postgresServer } from '../../../store/postgresCluster.ts'
import { createDatabase } from '../../../store/postgresDatabase.ts'
import { publish } from '../../../support/publish.ts'
import { DEMO } from '../../../support/visitor.ts'
import { createRandom } from '../proofs/random.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { happen, workOn } from '../support/happenings.ts'
import { Died } from '../support/mortalStore.ts'
import { IN_THREE } from '../support/plans.ts'
import { withDues } from '../support/societyDues.ts'
import { callOn, openStage, ordersOn, STAFF, type Stage } from '../support/stage.ts'

/** `npm run test:rest` plays a few; more of them: `DEEDS=5000 npx vitest run --project rest tests/server/modules/money/settlement/randomDeeds`. */
const DEEDS = Number(process.env.DEEDS ?? 100)
const MEMBERS = 6
const FEE = 20_000

interface Scene {
  world: DuesWorld
  stages: Stage[]
  acts: readonly ((scene: Scene) => Promise<void>)[]
  roll: (below: number) => number
}

const pick = <T>({ roll }: Scene, list: readonly T[]): T | undefined => list[roll(list.length)]

/** Money of a member's own order, or too much of it, or of nobody. */
async function receive(scene: Scene): Promise<void> {
  const stage = pick(scene, scene.stages)
  if (!stage) return
  const year = scene.roll(2) === 0 ? '2026' : '2027'
  await happen(stage, { kind: 'pay', method: PayMethod.Alipay, year, device: '1' })
  const orders = await openOrders(stage)
  const order = orders.at(-1)
  const tradeRef = order?.tradeRef ?? `nobody-${scene.roll(1e9)}`
  const fen = scene.roll(4) === 0 ? FEE + 5_000 : (order?.fen ?? FEE)
  const paid = stage.providers.get(PayMethod.Alipay as OnlineMethod)?.pay(tradeRef, fen)
  const tradeNo = `R${scene.roll(1e9)}`
  const trade = paid ?? { tradeRef, tradeNo, fen, paidAt: scene.world.server.now() }
  await settleNotified(stage.parts, DEMO, PayMethod.Alipay, trade)
}

/** Money of the next part of a member's dues, or money that comes for a part once more. */
async function receivePart(scene: Scene): Promise<void> {
  const stage = pick(scene, scene.stages)
  if (!stage) return
  const { id } = await callOn(stage, 'orderNotice', { id: stage.memberId, year: '2027' })
  const param = { device: '1' } as const
  await callOn(stage, 'pay', { id, method: PayMethod.Alipay, param, instalments: true })
  const parts = (await ordersOn(stage)).filter(({ planId }) => planId !== null)
  const order = scene.roll(6) === 0 ? pick(scene, parts) : parts.find(isOpen)
  const fen = order?.fen ?? 0
  const paid = stage.providers.get(PayMethod.Alipay as OnlineMethod)?.pay(order?.tradeRef ?? '')
  const trade = paid ?? { tradeRef: order?.tradeRef ?? '', tradeNo: `P${scene.roll(1e9)}`, fen }
  if (order)
    await settleNotified(stage.parts, DEMO, PayMethod.Alipay, {
      paidAt: scene.world.server.now(),
      ...trade,
    })
}

const isOpen = ({ status }: DuesOrder) => status === 'open'

/** Staff end a plan of parts. */
async function endPlan(scene: Scene): Promise<void> {
  const stage = pick(scene, scene.stages)
  const plan = stage && (await scene.world.tx((tx) => findOpenPlan(tx, stage.memberId)))
  if (plan) await callOn(stage, 'planEnd', { id: plan.id, note: '放弃分期' }, STAFF)
}

const openOrders = ({ world, memberId }: Stage) =>
  world.tx((tx) =>
    tx.db
      .selectFrom('duesOrder')
      .where('memberId', '=', memberId)
      .where('status', '=', 'open')
      .orderBy('createdAt')
      .select(['tradeRef', 'fen'])
      .execute(),
  )

async function undo(scene: Scene): Promise<void> {
  const deeds = await scene.world.tx((tx) =>
    tx.db
      .selectFrom('duesDeed')
      .where('orgId', '=', tx.orgId)
      .where('kind', 'in', ['apply', 'assign', 'hold'])
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('duesDeed as later')
              .whereRef('later.undoes', '=', 'duesDeed.id')
              .select('later.id'),
          ),
        ),
      )
      .orderBy('createdAt', 'desc')
      .limit(20)
      .select('id')
      .execute(),
  )
  const deed = pick(scene, deeds)
  const stage = pick(scene, scene.stages)
  if (deed && stage) await callOn(stage, 'deedUndo', { id: deed.id, note: '缴错' }, STAFF)
}

async function handle(scene: Scene): Promise<void> {
  const entries = await scene.world.tx((tx) =>
    tx.db
      .selectFrom('duesReconcile')
      .where('orgId', '=', tx.orgId)
      .where('remedy', 'is', null)
      .select('id')
      .execute(),
  )
  const entry = pick(scene, entries)
  const [stage, other] = [pick(scene, scene.stages), pick(scene, scene.stages)]
  if (!entry || !stage || !other) return
  const memberNum = await numberOf(other)
  const remedy = pick(scene, ['credit', 'credit', 'refund', 'move', 'assign', 'reverse'] as const)
  const asked: CallInput<'reconcileHandle'> = {
    id: entry.id,
    remedy: remedy ?? 'credit',
    note: '核对',
    name: '捐赠',
    refundNo: '回单',
    ...(memberNum && scene.roll(2) === 0 ? { memberNum } : {}),
    ...(scene.roll(3) === 0 ? { amount: '200.00' } : {}),
    ...(scene.roll(4) === 0 ? { way: 'hand' as const } : {}),
  }
  await callOn(stage, 'reconcileHandle', asked, STAFF)
}

const numberOf = async ({ world, memberId }: Stage) =>
  (
    await world.tx((tx) =>
      tx.db
        .selectFrom('memberApplication')
        .where('id', '=', memberId)
        .select('memberNum')
        .executeTakeFirst(),
    )
  )?.memberNum ?? undefined

async function work(scene: Scene): Promise<void> {
  const stage = pick(scene, scene.stages)
  if (stage) await workOn(stage)
}

const PARTS = [receivePart, receivePart, receivePart, receivePart, endPlan]
const PLAYS = [
  { what: 'deeds', fresh: Number.POSITIVE_INFINITY, acts: () => ACTS },
  {
    what: 'deeds of parts',
    fresh: 25,
    acts: () => [...PARTS, ...PARTS, receive, undo, handle, work],
  },
]
const ACTS = [...PARTS, receive, receive, undo, undo, handle, handle, handle, work] as const

/** One act, in which the process may die; refusals are what the desk would have shown. */
async function act(scene: Scene): Promise<void> {
  const run = pick(scene, scene.acts)
  const isDeadly = scene.roll(12) === 0
  if (isDeadly)
    for (const { mortal } of scene.stages)
      mortal.dieAt(scene.roll(4), scene.roll(2) === 0 ? 'before' : 'after')
  try {
    await run?.(scene)
  } catch (error) {
    const isRefusal = (error as Error).constructor.name === 'Refusal'
    if (!(error instanceof Died) && !isRefusal) throw error
  } finally {
    for (const { mortal } of scene.stages) mortal.live()
  }
}

/** Faults of the books against the rows, by statements of their own. */
const faultsOf = (world: DuesWorld) =>
  world.tx(async (tx) => {
    const { sql } = await import('kysely')
    const ask = async (what: string, statement: ReturnType<typeof sql<{ id: string }>>) =>
      (await statement.execute(tx.db)).rows.map(({ id }) => `${what}: ${id}`)
    const org = tx.orgId
    return [
      ...(await ask(
        'a deed does not balance',
        sql<{ id: string }>`select deed_id as id from dues_entry where org_id = ${org}
          group by deed_id having sum(fen) <> 0`,
      )),
      ...(await ask(
        'years differ from the deeds',
        sql<{ id: string }>`select coalesce(b.member_id, t.member_id) as id
          from (select member_id, year, -sum(fen) as fen from dues_entry
            where org_id = ${org} and account = 'dues' group by member_id, year
            having sum(fen) <> 0) b
          full join (select member_id, year, fen from dues_term where org_id = ${org}) t
            on t.member_id = b.member_id and t.year = b.year
          where b.fen is distinct from t.fen`,
      )),
      ...(await ask(
        'open credit differs from the deeds',
        sql<{ id: string }>`select coalesce(b.payment_id, k.payment_id) as id
          from (select d.payment_id, e.member_id, -sum(e.fen) as fen
            from dues_entry e join dues_deed d on d.org_id = e.org_id and d.id = e.deed_id
            where e.org_id = ${org} and e.account = 'credit'
            group by d.payment_id, e.member_id having sum(e.fen) <> 0) b
          full join (select payment_id, member_id, sum(fen) as fen from dues_reconcile
            where org_id = ${org} and remedy is null group by payment_id, member_id) k
            on k.payment_id = b.payment_id and k.member_id is not distinct from b.member_id
          where b.fen is distinct from k.fen`,
      )),
      ...(await ask(
        'what is held differs from the parts',
        sql<{ id: string }>`select coalesce(b.member_id, p.member_id) as id
          from (select member_id, -sum(fen) as fen from dues_entry
            where org_id = ${org} and account = 'held' group by member_id having sum(fen) <> 0) b
          full join (select p.member_id, sum(p.fen) as fen from dues_plan_part p
            join dues_plan plan on plan.org_id = p.org_id and plan.id = p.plan_id
            where p.org_id = ${org} and plan.state = 'open' and p.payment_id is not null
            group by p.member_id) p on p.member_id = b.member_id
          where b.fen is distinct from p.fen`,
      )),
      ...(await ask(
        'a part that is held without its order, or the other way round',
        sql<{ id: string }>`select plan.id from dues_plan plan
          where plan.org_id = ${org} and plan.state = 'open' and (
            select count(*) from dues_plan_part p
            where p.org_id = plan.org_id and p.plan_id = plan.id and p.payment_id is not null
          ) <> (
            select count(*) from dues_order o
            where o.org_id = plan.org_id and o.plan_id = plan.id and o.status = 'held')`,
      )),
      ...(await ask(
        'a valid receipt of years taken back, or none of paid ones',
        sql<{ id: string }>`select a.id from dues_deed a
          join dues_receipt r on r.org_id = a.org_id and r.deed_id = a.id
          where a.org_id = ${org} and (r.voided_at is null) = exists (
            select 1 from dues_deed u where u.org_id = a.org_id and u.undoes = a.id)`,
      )),
      ...(await ask(
        'a term that does not end with its last year',
        sql<{ id: string }>`select m.id from member_application m
          join (select member_id, max(year) as last from dues_term where org_id = ${org}
            group by member_id) t on t.member_id = m.id
          where m.org_id = ${org} and m.end_at <> t.last || '-12-31'`,
      )),
    ]
  })

/** How often each kind of deed was done. */
const kinds = async (world: DuesWorld): Promise<Record<string, number>> => {
  const rows = await world.tx((tx) =>
    tx.db
      .selectFrom('duesDeed')
      .groupBy('kind')
      .select((e) => ['kind', e.fn.countAll<string>().as('count')])
      .execute(),
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))
}

const postgres = await postgresServer()
const DATABASES = [
  { database: 'embedded', open: () => duesWorld() },
  ...('url' in postgres
    ? [
        {
          database: 'PostgreSQL',
          open: async () => duesWorld({ databaseUrl: await createDatabase(postgres.url) }),
        },
      ]
    : []),
]

describe.each(DATABASES)('$database', ({ open }) => {
  let world: DuesWorld
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world.server.close())

  test.each(PLAYS)(
    `the books hold after each of ${DEEDS} random $what, with the process killed among them`,
    async ({ fresh, acts: play }) => {
      const { below: roll } = createRandom(20_261_126)
      expect(await publish(world.server, withDues(IN_THREE))).toEqual([])
      const members = () => Promise.all(Array.from({ length: MEMBERS }, () => openStage(world)))
      const scene: Scene = { world, stages: await members(), roll, acts: play() }
      const counted = async () =>
        Number(
          (
            await world.tx((tx) =>
              tx.db
                .selectFrom('duesDeed')
                .select((e) => e.fn.countAll<string>().as('count'))
                .executeTakeFirstOrThrow(),
            )
          ).count,
        )
      const before = await counted()
      let [acts, faults] = [0, [] as string[]]
      while ((await counted()) - before < DEEDS && faults.length === 0 && acts < DEEDS * 20) {
        await act(scene)
        acts += 1
        if (acts % fresh === 0) scene.stages = await members()
        const { paid, terms, kept } = await world.books()
        if (terms + kept !== paid) faults.push(`the books do not balance after act ${acts}`)
        if (acts % 10 === 0) faults = [...faults, ...(await faultsOf(world))]
      }
      faults = [...faults, ...(await faultsOf(world))]
      if (process.env.DEEDS) console.info({ acts, ...(await kinds(world)) })
      expect(faults).toEqual([])
      expect((await counted()) - before).toBeGreaterThanOrEqual(DEEDS)
    },
    60_000 + DEEDS * 500,
  )
})
