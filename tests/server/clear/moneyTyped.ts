import { dayOf } from '#domain/time/dateFormat.ts'
import { dayAfter } from '#domain/time/days.ts'
import { type DuesWorld, payInput, told } from '../modules/money/support/duesWorld.ts'
import { arrives, paidMember } from '../modules/money/support/money.ts'
import { IN_THREE, plans } from '../modules/money/support/plans.ts'
import { withDues } from '../modules/money/support/societyDues.ts'
import { waysBack } from '../modules/money/support/ways.ts'
import { publish } from '../support/publish.ts'
import { staffWith } from '../support/staffWith.ts'
import { upload } from '../support/uploads.ts'
import { DEMO, type Visitor } from '../support/visitor.ts'
import { entriesTyped } from './entriesTyped.ts'

const PAGED = { orgId: DEMO, current: 1, size: 50 } as const
const DAY = 24 * 3_600_000

/** Everything that is typed about dues, by members and at the desk. */
export async function moneyTyped(world: DuesWorld): Promise<void> {
  const staff = await staffWith(world.server, 'dues')
  await offlineTyped(world, staff)
  await questionTyped(world, staff)
  await invoicesTyped(world, staff)
  await reliefTyped(world, staff)
  await backTyped(world, staff)
  await entriesTyped(world, staff)
  await planTyped(world, staff)
  await closingTyped(world)
}

const INVOICE = {
  type: '02',
  name: '洞庭数据服务有限公司',
  num: '12990000400000000A',
  phone: '0730-8877665',
  openBank: '洞庭银行岳阳楼支行',
  bankAccount: '6222987600001234',
  address: '岳阳楼路五号',
  email: 'finance@dongting.example',
  receiveMethod: '01',
  linkMan: '独孤长风夫人',
  linkPhone: '13933330009',
  linkAddress: '岳阳楼路六号三单元',
  remark: '请写明独孤长风代付',
} as const

async function offlineTyped(world: DuesWorld, staff: Visitor): Promise<void> {
  const { id, who } = await world.member({ realName: '独孤长风' })
  const order = async (remark: string) => {
    const notice = await told(who, id)
    const enclosure = [await upload(world.server, who, 'proof')]
    return who.call('pay', { id: notice.id, method: '02', payInfo: { enclosure, remark } })
  }
  const first = await order('由独孤长风的夫人代汇')
  const opinion = '退回：独孤长风的回单不清楚'
  await staff.call('offlineDecide', { id: first.id, decision: 'return', opinion })
  const second = await order('独孤长风再次上传回单')
  const agreed = '确认独孤长风到账'
  await staff.call('offlineDecide', { id: second.id, decision: 'approve', opinion: agreed })
  await staff.call('duesDeskPage', { ...PAGED, tab: 'offline', keyword: '独孤长风' })
}

async function questionTyped(world: DuesWorld, staff: Visitor): Promise<void> {
  const { id, who } = await world.member()
  const { id: orderId } = await who.call('pay', payInput(await told(who, id)))
  const text = '我是诸葛问渠，款项为何没有到账'
  await who.call('orderQuestion', { id: orderId, kind: 'missing', text })
  const { records } = await staff.call('questionPage', PAGED)
  const asked = records.find((one) => one.orderId === orderId)
  await staff.call('questionAnswer', { id: asked?.id ?? '', text: '诸葛先生，请提供银行回单' })
  const until = dayAfter(dayOf(world.server.now().getTime()), 5)
  await staff.call('remindersPause', { id, until, reason: '诸葛问渠来电说下月缴费' })
}

async function invoicesTyped(world: DuesWorld, staff: Visitor): Promise<void> {
  const { who, orderId } = await paidMember(
    world,
    {},
    { invoiceInfo: { ...INVOICE, remark: '先开一张' } },
  )
  const ask = async () =>
    (await who.call('invoiceRequest', { orderIds: [orderId], invoiceInfo: INVOICE })).id
  const opinion = '退回：抬头与独孤长风不符'
  await staff.call('invoiceHandle', { id: await ask(), decision: 'return', opinion })
  const id = await ask()
  const file = async () => [await upload(world.server, staff, 'invoice')]
  const issued = { num: '26423000007700000001', enclosure: await file() }
  await staff.call('invoiceHandle', { id, decision: 'issue', ...issued })
  await staff.call('invoiceHandle', { id, decision: 'demand', opinion: '红冲：独孤长风要求更换' })
}

async function reliefTyped(world: DuesWorld, staff: Visitor): Promise<void> {
  await world.member({ realName: '澹台明镜', mobile: '13933330001', memberNum: 'M7700001' })
  const given = {
    fromYear: '2026',
    toYear: '2026',
    way: 'waive',
    kind: 'hardship',
    members: '13933330001',
    resolution: '理事会关于澹台明镜的决议',
    note: '澹台明镜家中受灾',
  } as const
  const { members, fromYear, toYear, way } = given
  await staff.call('reliefPreview', { members, fromYear, toYear, way })
  const enclosure = [await upload(world.server, staff, 'relief')]
  await staff.call('reliefAdd', { ...given, enclosure })
  const { records } = await staff.call('reliefPage', { ...PAGED, keyword: '13933330001' })
  const id = records[0]?.id ?? ''
  const withdrawn = { decision: 'withdraw', fromYear: '2026', note: '澹台明镜自愿放弃' } as const
  await staff.call('reliefDecide', { id, ...withdrawn })
}

/** Years released, credit named, assigned and refunded, with a second person. */
async function backTyped(world: DuesWorld, staff: Visitor): Promise<void> {
  const second = await staffWith(world.server, 'dues')
  const { undo, deedOf, handle, openCredits, paymentOf, refundsOf } = waysBack(
    () => world,
    () => staff,
  )
  const credited = async () => {
    const { tradeNo } = await paidMember(world)
    const paymentId = await paymentOf(tradeNo)
    await undo(await deedOf(paymentId, 'apply'), '撤销：宇文成竹重复缴费')
    const [credit] = await openCredits(paymentId)
    return { paymentId, id: credit?.id ?? '' }
  }
  const kept = await credited()
  const other = await world.member({ memberNum: 'M7700009' })
  const moved = { remedy: 'move', memberNum: 'M7700009' } as const
  await handle((await credited()).id, moved, `转给${other.id}`)
  await staff.call('creditName', {
    id: kept.id,
    name: '宇文成竹的年会费用',
    note: '宇文成竹电话同意',
  })
  await handle(
    (await credited()).id,
    { remedy: 'assign', name: '宇文成竹捐赠' },
    '按宇文成竹的意愿',
  )
  const byHand = { remedy: 'refund', way: 'hand', refundNo: '汇款回单七七' } as const
  await handle((await credited()).id, byHand, '按宇文成竹的账户退回')
  await publish(world.server, {
    'staff.json': JSON.stringify({ twoPersons: { moneyAbove: '199.99' } }),
  })
  const back = await credited()
  await handle(back.id, { remedy: 'refund' }, '退给宇文成竹')
  const [refund] = await refundsOf(back.paymentId)
  const opinion = '请先与宇文成竹联系'
  await second.call('refundDecide', { id: refund?.id ?? '', decision: 'return', opinion })
}

async function planTyped(world: DuesWorld, staff: Visitor): Promise<void> {
  await publish(world.server, { ...withDues(IN_THREE), 'staff.json': '{}' })
  const { id, who } = await world.member()
  const { partOrder, planOf } = plans(() => world)
  const order = await partOrder(who, id)
  await arrives(world, order.tradeRef, 6668)
  await staff.call('planEnd', { id: (await planOf(id)).id, note: '赫连远山来电放弃分期' })
}

async function closingTyped(world: DuesWorld): Promise<void> {
  world.server.advance(DAY)
  const staff = await staffWith(world.server, 'dues')
  const through = dayAfter(dayOf(world.server.now().getTime()), -1)
  await staff.call('booksClose', { through, note: '结账说明：呼延清点复核' })
}
