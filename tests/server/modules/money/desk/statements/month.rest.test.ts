import { afterAll, beforeAll, expect, test } from 'vitest'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { dayAfter } from '#domain/time/days.ts'
import { alipayFile, alipayRow } from '../../../../../domain/money/statement/support.ts'
import { patience } from '../../../../../support/patience.ts'
import { staffWith } from '../../../../support/staffWith.ts'
import type { Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { approvedMember, type DuesWorld, duesWorld } from '../../support/duesWorld.ts'
import { callOn, openStage } from '../../support/stage.ts'
import { waysBack } from '../../support/ways.ts'
import { BANK_COLUMNS, bankText, imported, linesOf } from './support.ts'

/**
 * A month of a treasurer: hundreds of payments, of which a provider told of all but one in seventy, and banks never say
 * whose they are; bills and statement of the bank are imported and worked through, the month is closed, and corrected
 * afterwards. `ONLINE=700 npx vitest run --project rest tests/server/modules/money/desk/statements/month` plays a thousand.
 */
const ONLINE = Number(process.env.ONLINE ?? 140)
const UNTOLD = ONLINE / 70
/** More than one press confirms. */
const TRANSFERS = 300
/** Transfers whose payer is the member, whose memo names the member, and that name nobody. */
const [BY_PAYER, BY_MEMO] = [270, 285]
/** Lines that one press confirms. */
const A_PRESS = 200
const DAY = 24 * 3_600_000
const DAYS = 28
const FEE = 120

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffWith(world.server, 'dues')
})
afterAll(() => world.server.close())
const { arrives, orderOf, expectBalance } = arrivals(() => world)
const { paymentOf, deedOf, undo } = waysBack(
  () => world,
  () => staff,
)

interface Paid {
  memberId: string
  orderId: string
  tradeRef: string
  name: string
  day: string
}

const nameOf = (at: number) =>
  `沈${String.fromCodePoint(0x4e00 + Math.floor(at / 60))}${String.fromCodePoint(0x5200 + (at % 60))}`
const today = () => dayOf(world.server.now().getTime())

/** A member with an order of this year, by the calls that a browser makes. */
async function ordered(at: number, method: '0101' | '03'): Promise<Paid> {
  const stage = await openStage(world)
  const mobile = `134${String(at).padStart(8, '0')}`
  const name = nameOf(at)
  const { id } = await world.tx((tx) => approvedMember(tx, { mobile, realName: name }))
  const owner = { provenMobiles: [mobile] }
  const asked = await callOn(stage, 'orderNotice', { id, year: '2026' }, owner)
  const more = method === '03' ? { payInfo: {} } : { param: { device: '1' as const } }
  const order = await callOn(stage, 'pay', { id: asked.id, method, ...more }, owner)
  const { tradeRef = '' } = (await orderOf(order.id)) ?? {}
  return { memberId: id, orderId: order.id, tradeRef, name, day: today() }
}

/** What a month brings: each day its part of the orders, and the notifications of all but a few. */
async function month(): Promise<{ online: Paid[]; transfers: Paid[] }> {
  const [online, transfers]: [Paid[], Paid[]] = [[], []]
  for (let day = 0; day < DAYS; day += 1) {
    while (online.length < ((day + 1) * ONLINE) / DAYS) {
      const paid = await ordered(online.length, '0101')
      online.push(paid)
      if (online.length > UNTOLD) await arrives(paid.tradeRef, 20_000, `ALI${online.length}`)
    }
    while (transfers.length < ((day + 1) * TRANSFERS) / DAYS)
      transfers.push(await ordered(ONLINE + transfers.length, '03'))
    world.server.advance(DAY)
  }
  staff = await staffWith(world.server, 'dues')
  return { online, transfers }
}

const billOf = (online: readonly Paid[]) =>
  alipayFile({
    account: '2088000000000001',
    rows: online.map(({ tradeRef, day }, at) =>
      alipayRow({
        tradeNo: `ALI${at + 1}`,
        tradeRef,
        yuan: '200.00',
        at: `${day} 10:00:00`,
        fee: yuanOf(FEE),
      }),
    ),
    payments: `${online.length}笔，商家实收共${online.length * 200}.00元`,
    refunds: '0笔，商家实收退款共0.00元',
  })

/** The bank's side: each transfer the day after, and each morning what the provider owes for the day before. */
function bankOf(online: readonly Paid[], transfers: readonly Paid[]): string {
  const days = [...new Set(online.map(({ day }) => day))]
  return bankText([
    ...transfers.map(({ name, day }, at) => ({
      no: `TR${at}`,
      yuan: '200.00',
      day: dayAfter(day, 1),
      ...(at < BY_PAYER ? { payer: name } : { payer: '某某科技公司' }),
      ...(at >= BY_PAYER && at < BY_MEMO ? { memo: `${name}会费` } : {}),
    })),
    ...days.map((day) => {
      const count = online.filter((paid) => paid.day === day).length
      const net = yuanOf(count * (20_000 - FEE))
      return {
        no: `ST${day}`,
        yuan: net,
        day: dayAfter(day, 1),
        payer: '支付宝（中国）网络技术有限公司',
      }
    }),
    { no: 'INT', yuan: '12.34', memo: '结息', day: days.at(-1) ?? '' },
  ])
}

test(
  'a month of payments is imported, matched, closed, and corrected after its closing',
  async () => {
    const { online, transfers } = await month()
    const told = await imported(world.server, staff, { source: '0101', text: billOf(online) })
    const bill = told.data?.id ?? ''
    expect(await linesOf(staff, bill, 'open')).toMatchObject({
      lines: ONLINE,
      matched: ONLINE - UNTOLD,
      different: 0,
      open: UNTOLD,
      missing: 0,
      rate: '98.5',
    })

    const text = bankOf(online, transfers)
    const taken = await imported(world.server, staff, {
      source: 'bank',
      text,
      mapping: BANK_COLUMNS,
    })
    const bank = taken.data?.id ?? ''
    expect(await linesOf(staff, bank, 'matched')).toMatchObject({
      lines: TRANSFERS + DAYS + 1,
      matched: DAYS,
      open: TRANSFERS + 1,
    })
    const presses = [
      await staff.call('statementCertain', { id: bank }),
      await staff.call('statementCertain', { id: bank }),
      await staff.call('statementCertain', { id: bank }),
    ]
    expect(presses.map(({ confirmed }) => confirmed)).toEqual([A_PRESS, BY_MEMO - A_PRESS, 0])
    const { records } = await linesOf(staff, bank, 'open')
    expect(records).toHaveLength(TRANSFERS - BY_MEMO + 1)

    for (const { line, amount } of records) {
      await staff.call('statementCertain', { id: bank })
      const open = (await linesOf(staff, bank, 'open')).records.find((one) => one.line === line)
      const order = open?.guesses.find(({ kind }) => kind === 'order')
      const isDues = order && amount === '200.00'
      await staff.call('statementSettle', {
        id: bank,
        line,
        ...(isDues
          ? { decision: 'confirm', orderId: order.value }
          : { decision: 'pass', note: '利息' }),
      })
    }
    expect(await linesOf(staff, bank, 'open')).toMatchObject({ open: 0, rate: '100' })

    for (const [at, { tradeRef }] of online.slice(0, UNTOLD).entries())
      await arrives(tradeRef, 20_000, `ALI${at + 1}`)
    expect(await staff.call('statementCertain', { id: bill })).toEqual({ confirmed: 0, left: 0 })
    expect(await linesOf(staff, bill, 'matched')).toMatchObject({ matched: ONLINE, rate: '100' })
    const paid = await world.tx((tx) =>
      tx.db
        .selectFrom('duesPayment')
        .select((e) => e.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    )
    expect(Number(paid.count)).toBeGreaterThanOrEqual(ONLINE + TRANSFERS)
    await expectBalance()

    world.server.advance(DAY)
    staff = await staffWith(world.server, 'dues')
    const through = dayAfter(today(), -1)
    const before = await staff.call('booksPreview', { by: 'account', through })
    expect(before.closableThrough).toBe(through)
    const note = '机构通知迟到的款项记在月末'
    expect(await staff.call('booksClose', { through, note })).toMatchObject({ outcome: 'closed' })
    const [closed] = (await staff.call('booksPage', { current: 1, size: 1 })).records
    expect(closed).toMatchObject({ through })
    const asClosed = await staff.call('booksRead', { id: closed?.id ?? '', by: 'account' })

    const payment = await paymentOf('ALI21')
    await undo(await deedOf(payment, 'apply'))
    const after = await world.tx((tx) =>
      tx.db
        .selectFrom('duesDeed')
        .where('paymentId', '=', payment)
        .orderBy('createdAt')
        .select(['kind', 'bookedOn'])
        .execute(),
    )
    expect(after.at(-1)).toMatchObject({ kind: 'release', bookedOn: today() })
    expect(await staff.call('booksRead', { id: closed?.id ?? '', by: 'account' })).toEqual(asClosed)
    expect(await staff.ask('booksClose', { through, note })).toMatchObject({ status: 409 })
    await expectBalance()
  },
  patience(60 + ONLINE),
)
