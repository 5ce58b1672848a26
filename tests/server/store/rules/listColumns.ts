import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type {
  DuesDeskFilter,
  MoneyListed,
} from '#server/modules/money/repositories/duesDeskFilter.ts'
import { listInvoices, listReturned } from '#server/modules/money/repositories/duesDeskOrders.ts'
import { listPayments, listReconcile } from '#server/modules/money/repositories/duesDeskPayments.ts'
import { listPlans } from '#server/modules/money/repositories/duesDeskPlans.ts'
import { pageOrders } from '#server/modules/money/repositories/duesOrderQueries.ts'
import { insertOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import { fillRows } from '#server/store/fillRows.ts'
import type { Page, PageRequest } from '#server/store/queries/page.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { patience } from '../../../support/patience.ts'
import { createRandom, type Random } from '../../modules/money/proofs/random.ts'
import { anApplication, newSociety } from '../societies.ts'

/** Columns of lists as they would be if all were written now, where they are not so. */
const DIFFERENT = sql<{ kind: string; id: string }>`
  select 'order' as kind, o.id from dues_order o
    left join member_application m on m.org_id = o.org_id and m.id = o.member_id
  where o.org_unit_id is distinct from m.org_unit_id
    or o.is_returned <> (o.status = 'closed' and o.decided_at is not null and not exists (
      select from dues_payment p where p.org_id = o.org_id and p.order_id = o.id))
  union all select 'invoice', i.id from dues_invoice i
    join dues_order o on o.org_id = i.org_id and o.id = i.order_id
  where (i.is_paid, i.paid_at, i.method) is distinct from (o.status = 'paid', o.paid_at, o.method)
  union all select 'credit', k.id from dues_reconcile k
    join dues_payment p on p.org_id = k.org_id and p.id = k.payment_id
  where (k.paid_at, k.method, k.payment_fen, k.payer_id) is distinct from (p.paid_at, p.method, p.fen, p.member_id)
    or k.is_superseded <> exists (select from ${later(sql`k`)})
  union all select 'payment', p.id from dues_payment p
    left join dues_reconcile k on k.org_id = p.org_id and k.payment_id = p.id and not exists (select from ${later(sql`k`)})
  where p.is_settled <> (k.id is null or k.remedy is not distinct from 'credit')`

function later(credit: RawBuilder<unknown>) {
  return sql`dues_reconcile later where later.org_id = ${credit}.org_id and later.payment_id = ${credit}.payment_id
    and (later.remedy is null, later.created_at, ${credit}.id) > (${credit}.remedy is null, ${credit}.created_at, later.id)`
}

const UNIT = {
  ...{ areaCode: '110000', linkMan: '', linkPhone: '', orgType: '04', oneSubOrgType: '' },
}

/** A moment among few, so that some are the same. */
const momentOf = (random: Random) =>
  sql`timestamptz '2026-01-01 00:00:00Z' + make_interval(days => ${random.below(300)}::int)`

const STATES = ['requested', 'issued', 'returned', 'toRed', 'red']

interface Writing {
  tx: Tx
  random: Random
  /** Ids by their first letter. */
  made: Record<'u' | 'm' | 'o' | 'p' | 'k' | 'v', string[]>
}

/** What any process may write, of one row each. */
const WRITTEN: readonly ((writing: Writing, id: string) => RawBuilder<unknown>)[] = [
  ({ tx, random, made }, id) => {
    made.o.push(`o${id}`)
    return sql`with told as (
        insert into dues_notice (org_id, id, member_id, year, fen, spans, created_at)
        values (${tx.orgId}, ${`n${id}`}, ${random.pick(made.m)}, 2026, 100, '[]', now()) returning *)
      insert into dues_order (org_id, id, trade_ref, notice_id, member_id, method, channel, fen, status, enclosure,
        remark, opinion, created_at)
      select org_id, ${`o${id}`}, ${`t${id}`}, id, member_id, ${random.pick(['0101', '02'])}, '', 100 + ${random.below(5)}::int,
        'open', '[]', '', '', ${momentOf(random)} from told`
  },
  ({ tx, random, made }) => sql`update dues_order
    set status = ${random.pick(['paid', 'closed', 'closed', 'held'])},
      paid_at = ${random.pick([momentOf(random), sql`paid_at`])},
      decided_at = ${random.pick([sql`created_at + make_interval(days => ${random.below(30)}::int)`, sql`decided_at`])}
    where org_id = ${tx.orgId} and id = ${random.pick(made.o)}`,
  ({ tx, random, made }, id) => {
    made.p.push(`p${id}`)
    return sql`insert into dues_payment (org_id, id, method, trade_no, trade_ref, order_id, member_id, fen, paid_at,
        received_at)
      values (${tx.orgId}, ${`p${id}`}, ${random.pick(['0101', '02'])}, ${id}, ${id},
        ${random.pick([null, random.pick(made.o)])}, ${random.pick([null, random.pick(made.m)])}, 100 + ${random.below(5)}::int, ${momentOf(random)}, ${momentOf(random)})`
  },
  ({ tx, random, made }, id) => {
    made.k.push(`k${id}`)
    return sql`insert into dues_reconcile (org_id, id, payment_id, reason, fen, name, created_at, remedy, note)
      values (${tx.orgId}, ${`k${id}`}, ${random.pick(made.p)}, 'double', 100 + ${random.below(5)}::int,
        ${random.pick(['', '留待'])}, ${momentOf(random)}, null, '')`
  },
  ({
    tx,
    random,
    made,
  }) => sql`update dues_reconcile set remedy = ${random.pick(['refund', 'credit', null])}
    where org_id = ${tx.orgId} and id = ${random.pick(made.k)}`,
  ({ tx, random, made }, id) => {
    made.v.push(`v${id}`)
    return sql`insert into dues_invoice (org_id, id, order_id, member_id, kind, info, state, enclosure, opinion, created_at, fen,
        send_message)
      values (${tx.orgId}, ${`v${id}`}, ${random.pick(made.o)}, 'm', 'ordinary', '{}', ${random.pick(STATES)}, '[]', '',
        ${momentOf(random)}, 100 + ${random.below(5)}::int, '') on conflict do nothing`
  },
  ({
    tx,
    random,
    made,
  }) => sql`update dues_invoice set state = ${random.pick(['returned', 'toRed', 'red'])}
    where org_id = ${tx.orgId} and id = ${random.pick(made.v)}`,
  ({
    tx,
    random,
    made,
  }) => sql`update member_application set org_unit_id = ${random.pick([...made.u, null])}
    where org_id = ${tx.orgId} and id = ${random.pick(made.m)}`,
  (
    { tx, random, made },
    id,
  ) => sql`insert into dues_plan (org_id, id, member_id, notice_id, fen, limit_days, state, why,
      reason, created_at)
    select org_id, ${`l${id}`}, member_id, notice_id, 100 + ${random.below(5)}::int, 30, ${random.pick(['open', 'paid', 'ended'])},
      '', '', ${momentOf(random)} from dues_order where org_id = ${tx.orgId} and id = ${random.pick(made.o)}
    on conflict do nothing`,
]

/** A society in which all of these happened, in any order. */
async function writtenAtRandom(store: Store, random: Random, steps: number): Promise<string> {
  const orgId = await newSociety(store)
  const made: Writing['made'] = { u: [], m: [], o: [], p: [], k: [], v: [] }
  for (let part = 0; part < 10; part++)
    await store.tx(orgId, async (tx) => {
      if (part < 2) made.u.push((await insertOrgUnit(tx, { ...UNIT, orgName: `大学${part}` })).id)
      made.m.push((await anApplication(tx, { orgUnitId: random.pick([...made.u, null]) })).id)
      for (const [kind, write] of WRITTEN.entries())
        for (let step = 0; step < steps; step++)
          await write({ tx, random, made }, `${part}-${kind}-${step}`).execute(tx.db)
    })
  return orgId
}

const range = (at: RawBuilder<unknown>, { from, before }: DuesDeskFilter) => sql`
  ${from ? sql`and ${at} >= ${from}` : sql``} ${before ? sql`and ${at} < ${before}` : sql``}`

const isPaidBy = (row: RawBuilder<unknown>, { method }: DuesDeskFilter) =>
  method ? sql`and ${row}.method = ${method}` : sql``

const isOfFen = (fen: RawBuilder<unknown>, { least, most }: DuesDeskFilter) => sql`
  ${least ? sql`and ${fen} >= ${least}` : sql``} ${most ? sql`and ${fen} <= ${most}` : sql``}`

/** The lists as they are meant, each row by what other tables say of it. */
const MEANT = {
  returned: (orgId: string, filter: DuesDeskFilter) => sql<{
    id: string
  }>`select o.id from dues_order o
    where o.org_id = ${orgId} and o.status = 'closed' and o.decided_at is not null
      and not exists (select from dues_payment p where p.org_id = o.org_id and p.order_id = o.id)
      and ${filter.status === undefined} ${range(sql`o.created_at`, filter)} ${isPaidBy(sql`o`, filter)} ${isOfFen(sql`o.fen`, filter)}
    order by ${filter.from || filter.before ? sql`o.created_at` : sql`o.decided_at`} desc, o.id desc`,
  plans: (orgId: string, filter: DuesDeskFilter) => sql<{
    id: string
  }>`select l.id from dues_plan l
    where l.org_id = ${orgId} ${filter.status ? sql`and l.state = ${filter.status}` : sql``}
      and ${filter.method === undefined} ${range(sql`l.created_at`, filter)} ${isOfFen(sql`l.fen`, filter)}
    order by case when l.state = 'open' then 0 else 1 end, l.created_at desc, l.id desc`,
  invoices: (orgId: string, filter: DuesDeskFilter) => sql<{
    id: string
  }>`select i.id from dues_invoice i
    join dues_order o on o.org_id = i.org_id and o.id = i.order_id
    where i.org_id = ${orgId} and (o.status = 'paid' or i.state in ('toRed', 'redIssuing', 'red'))
      ${filter.status ? sql`and i.state = ${filter.status}` : sql``}
      ${range(sql`o.paid_at`, filter)} ${isPaidBy(sql`o`, filter)} ${isOfFen(sql`i.fen`, filter)}
    order by case when i.state in ('requested', 'toRed', 'issuing', 'redIssuing') then 0 else 1 end,
      ${filter.from || filter.before ? sql`o.paid_at` : sql`i.created_at`}, i.id`,
  credits: (orgId: string, filter: DuesDeskFilter) => sql<{
    id: string
  }>`select k.id from dues_reconcile k
    join dues_payment p on p.org_id = k.org_id and p.id = k.payment_id
    where k.org_id = ${orgId} ${hasStatus(filter)}
      ${range(sql`p.paid_at`, filter)} ${isPaidBy(sql`p`, filter)} ${isOfFen(sql`k.fen`, filter)}
    order by case when k.remedy is null and k.name = '' then 0 when k.remedy is null then 1 else 2 end,
      ${filter.from || filter.before ? sql`p.paid_at` : sql`k.created_at`}, k.id`,
  payments: (orgId: string, filter: DuesDeskFilter) => sql<{
    id: string
  }>`select p.id from dues_payment p
    left join dues_reconcile k on k.org_id = p.org_id and k.payment_id = p.id and not exists (select from ${later(sql`k`)})
    where p.org_id = ${orgId}
      ${filter.status === 'credit' ? sql`and (k.id is null or k.remedy = 'credit')` : hasStatus(filter)}
      ${range(sql`p.paid_at`, filter)} ${isPaidBy(sql`p`, filter)} ${isOfFen(sql`p.fen`, filter)}
    order by ${
      filter.from || filter.before
        ? sql`p.paid_at desc,`
        : filter.status === undefined || filter.status === 'credit'
          ? sql`p.received_at desc,`
          : sql`k.created_at desc,`
    } ${filter.status === undefined || filter.status === 'credit' ? sql`p.id desc` : sql`k.id desc`}`,
} as const

const hasStatus = ({ status }: DuesDeskFilter) =>
  status === undefined
    ? sql``
    : status === 'waiting' || status === 'named'
      ? sql`and k.remedy is null and (k.name = '') = ${status === 'waiting'}`
      : sql`and k.remedy = ${status}`

const LISTS: Record<
  keyof typeof MEANT,
  [(tx: Tx, filter: DuesDeskFilter) => MoneyListed<{ id: string }>, (string | undefined)[]]
> = {
  returned: [listReturned, [undefined]],
  plans: [listPlans, [undefined, 'open', 'ended']],
  invoices: [listInvoices, [undefined, 'requested', 'issued', 'toRed']],
  credits: [listReconcile, [undefined, 'waiting', 'named', 'refund', 'credit']],
  payments: [listPayments, [undefined, 'waiting', 'named', 'refund', 'credit']],
}

const DAYS: DuesDeskFilter[] = [
  {},
  { from: new Date('2026-03-01'), before: new Date('2026-07-01') },
  { from: new Date('2026-06-01') },
  { before: new Date('2026-05-01'), method: '02' },
  { method: '0101', least: 101, most: 103 },
]

const CASES = Object.entries(LISTS).flatMap(([name, [list, statuses]]) =>
  statuses.flatMap((status) =>
    DAYS.map((days): [keyof typeof MEANT, DuesDeskFilter, typeof list] => [
      name as keyof typeof MEANT,
      (status === undefined ? days : { ...days, status }) as DuesDeskFilter,
      list,
    ]),
  ),
)

/** The ids of all pages, and of the one after them; each page says the same total. */
async function allPages(page: (request: PageRequest) => Promise<Page<{ id: string }>>) {
  const ids: string[] = []
  const totals = new Set<number>()
  for (let current = 1; ; current++) {
    const { records, total } = await page({ current, size: 15 })
    ids.push(...records.map(({ id }) => id))
    totals.add(total)
    if (records.length === 0) return { ids, totals: [...totals] }
  }
}

export function listColumnRules(store: () => Store): void {
  let society: Promise<string> | undefined
  /** The same for all of these: they look at it, or leave it as it was. */
  const written = () => {
    society ??= writtenAtRandom(store(), createRandom(352), 6)
    return society
  }

  test(
    'lists have the rows they are meant to, in their order, whatever was written',
    async () => {
      const orgId = await written()
      await store().tx(orgId, async (tx) => {
        for (const [name, filter, list] of CASES) {
          const meant = (await MEANT[name](orgId, filter).execute(tx.db)).rows.map(({ id }) => id)
          const { ids, totals } = await allPages((request) => list(tx, filter).page(request))
          expect([name, filter, ids]).toEqual([name, filter, meant])
          expect(totals).toEqual([meant.length])
          expect(await list(tx, filter).count()).toBe(meant.length)
        }
      })
    },
    patience(60),
  )

  test('orders of a unit are those of its members of now', async () => {
    const orgId = await written()
    await store().tx(orgId, async (tx) => {
      const { rows } = await sql<{
        id: string
        unit: string
      }>`select o.id, m.org_unit_id as unit from dues_order o
        join member_application m on m.org_id = o.org_id and m.id = o.member_id
        where o.org_id = ${orgId} and m.org_unit_id is not null order by o.created_at desc, o.id desc`.execute(
        tx.db,
      )
      for (const unit of new Set(rows.map(({ unit }) => unit))) {
        const { ids } = await allPages((page) => pageOrders(tx, { orgUnitId: unit }, page))
        expect(ids).toEqual(rows.flatMap((row) => (row.unit === unit ? row.id : [])))
      }
      expect(rows.length).toBeGreaterThan(0)
    })
  })

  test('whatever has been written, the columns of lists say what other tables do', async () => {
    await written()
    expect((await store().txSystem(({ db }) => DIFFERENT.execute(db))).rows).toEqual([])
  })

  test('rows that were there before the columns are filled', async () => {
    const orgId = await written()
    await store().txSystem(async ({ db }) => {
      for (const trigger of [
        sql`update dues_order set org_unit_id = null, is_returned = false where org_id = ${orgId}`,
        sql`update dues_invoice set is_paid = false, paid_at = null, method = null where org_id = ${orgId}`,
        sql`update dues_reconcile set paid_at = null, method = null, payment_fen = null, payer_id = null,
            is_superseded = false
          where org_id = ${orgId}`,
        sql`update dues_payment set is_settled = true where org_id = ${orgId}`,
        sql`insert into list_filling
          values ('order', '', ''), ('invoice', '', ''), ('credit', '', ''), ('payer', '', '')`,
      ])
        await trigger.execute(db)
    })
    await fillRows(store().db)
    expect((await store().txSystem(({ db }) => DIFFERENT.execute(db))).rows).toEqual([])
  })
}
