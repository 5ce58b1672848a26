import type { SandboxInvoice } from '#server/providers/invoice/emulation/sandboxInvoice.ts'
import organisation from '../../../../../../fixtures/organisations/demo/organisation.json' with {
  type: 'json',
}
import { SETTINGS } from '../../../../providers/invoice/standIn.ts'
import { publish } from '../../../../support/publish.ts'
import { DEMO } from '../../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../../support/duesWorld.ts'
import { arrives, staffOf } from '../../support/money.ts'

const PERSON = { type: '01', name: '顾闻溪', email: 'gu@example.org', receiveMethod: '03' } as const

export const documentsWith = (provider: object, invoiceKind = 'ordinary') => ({
  'invoiceProvider.json': JSON.stringify(provider),
  'organisation.json': JSON.stringify({
    ...organisation,
    dues: { ...organisation.dues, invoiceKind },
  }),
})

/** A member with an account, whose session outlasts what tests wait for, and a paid order. */
async function paid(world: DuesWorld) {
  const { id, who } = await world.account()
  const order = await ordered(world, who, await told(who, id), '0101')
  return { who, orderId: order.id, tradeNo: await arrives(world, order.tradeRef) }
}

/** A society that issues ordinary e-invoices at the stand-in, and its staff. */
export async function sendingWorld() {
  const world = await duesWorld()
  const { server } = world
  const wrong = await publish(server, documentsWith({ nuonuo: SETTINGS }))
  if (wrong.length > 0) throw new Error(wrong.join())
  const staff = await staffOf(world)
  const payer = paid(world)
  const headers = { accept: 'application/json' }
  const control = async (action: string, payload: object) => {
    const url = `/sandbox/invoice/control/${action}`
    const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload })
    if (statusCode !== 200) throw new Error(`${action}: ${statusCode}`)
  }
  return {
    world,
    staff,
    /** A request for the invoice of a paid order, which no other invoice holds any more. */
    async requested() {
      const { who, orderId, tradeNo } = await payer
      await world.tx(async (tx) => {
        const orders = tx.db.updateTable('duesInvoiceOrder').where('orderId', '=', orderId)
        await orders.set({ releasedAt: tx.now }).where('releasedAt', 'is', null).execute()
        const invoices = tx.db.updateTable('duesInvoice').where('orderId', '=', orderId)
        await invoices.set({ state: 'red' }).execute()
      })
      const input = { orderIds: [orderId], invoiceInfo: PERSON }
      const { id } = await who.call('invoiceRequest', input)
      return { id, who, orderId, tradeNo }
    },
    send: (id: string) => staff.ask('invoiceSend', { id }),
    arm: (fault: string) => control('arm', { fault }),
    finish: (ref: string) => control('finish', { ref }),
    rowOf: (id: string) =>
      world.tx((tx) =>
        tx.db.selectFrom('duesInvoice').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
      ),
    async deskRow(id: string) {
      const { records } = await staff.call('duesDeskPage', {
        tab: 'invoice',
        orgId: DEMO,
        current: 1,
        size: 100,
      })
      return records.find((row) => row.id === id)
    },
    /** What the stand-in has issued or will, but for red letters. */
    async issuedThere(): Promise<SandboxInvoice[]> {
      const answer = await server.app.inject({ url: '/sandbox/invoice/control', headers })
      const { invoices } = answer.json<{ invoices: SandboxInvoice[] }>()
      return invoices.filter(({ state }) => state !== 'failed')
    },
    /** Works jobs that are due within so long. */
    async later(milliseconds: number) {
      server.advance(milliseconds)
      await server.work()
    },
  }
}
