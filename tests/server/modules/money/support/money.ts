import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import { upload } from '../../../support/uploads.ts'
import { DEMO, visitor } from '../../../support/visitor.ts'
import { type DuesWorld, ordered, told } from './duesWorld.ts'

const trades = { next: 1 }

/** Money as a verified notification of a provider tells of it; answers the provider's number. */
export async function arrives(world: DuesWorld, tradeRef: string, fen = 20_000): Promise<string> {
  const tradeNo = `2026112022${String(trades.next++).padStart(6, '0')}`
  const trade = { tradeRef, tradeNo, fen, paidAt: world.server.now() }
  await settleNotified(world.server.parts, DEMO, '0101', trade)
  return tradeNo
}

/** A member who has paid 2026 online. */
export async function paidMember(world: DuesWorld, values: object = {}, more: object = {}) {
  const { id, who } = await world.member(values)
  const order = await ordered(world, who, await told(who, id), '0101', more)
  const tradeNo = await arrives(world, order.tradeRef)
  return { id, who, orderId: order.id, tradeNo }
}

/** A member who has sent the proof of a transfer. */
export async function submittedMember(world: DuesWorld, values: object = {}) {
  const { id, who } = await world.member(values)
  const notice = await told(who, id)
  const payInfo = { enclosure: [await upload(world.server, who, 'proof')], remark: '=1+1' }
  const order = await who.call('pay', { id: notice.id, method: '02', payInfo })
  return { id, who, orderId: order.id }
}

/** Staff of the demonstration, or of another society. */
export async function staffOf(world: DuesWorld, host = 'localhost', orgId = DEMO) {
  const staff = visitor(world.server, host, orgId)
  await staff.login('staff', 'Staff-2026')
  return staff
}
