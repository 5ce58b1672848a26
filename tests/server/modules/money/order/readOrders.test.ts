import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrders } from '#server/modules/money/order/readOrders.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Store } from '#server/store/store.ts'
import { DEMO } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

/** A store that counts what its transactions of organisations ask. */
function countingStore(real: Store): { store: Store; asked: () => number } {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const tx: Store['tx'] = (orgId, work) =>
    real.tx(orgId, (inside) => work({ ...inside, db: inside.db.withPlugin(counter) }))
  return { store: { ...real, tx }, asked: () => count }
}

test('a page of orders asks the database as often for many as for one', async () => {
  const { id, who } = await world.member()
  const provenMobile = (await world.tx((tx) => memberApplications.find(tx, id)))?.mobile ?? ''
  const { store, asked } = countingStore(world.server.parts.store)
  const list = async () => {
    const before = asked()
    const { records } = await listOrders({
      input: { orgId: DEMO, current: 1, size: 10 },
      org: { orgId: DEMO, code: 'demo' },
      subject: { provenMobiles: [provenMobile] },
      parts: { ...world.server.parts, store },
    })
    return { names: records.map(({ invoice }) => invoice?.name), statements: asked() - before }
  }
  const order = async (year: string, name: string) =>
    ordered(world, who, await told(who, id, year), '0101', {
      invoiceInfo: { type: '01', name, email: 'gu@example.org', receiveMethod: '03' },
    })
  await order('2026', '甲')
  const one = await list()
  world.server.advance(1000)
  await order('2027', '乙')
  await ordered(world, who, await told(who, id), '0102')
  const three = await list()
  expect(one.names).toEqual(['甲'])
  expect(new Set(three.names)).toEqual(new Set(['甲', '乙', undefined]))
  expect(three.statements).toBe(one.statements)
})
