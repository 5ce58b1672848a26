import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InvoiceState } from '#contract/codes.ts'
import { isInvoiceNumTaken, saveInvoice } from '#server/modules/money/repositories/duesInvoices.ts'
import { postgresServer } from '../../../store/postgresCluster.ts'
import { createDatabase } from '../../../store/postgresDatabase.ts'
import { DEMO } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { paidMember } from '../support/money.ts'

const NOBODY = { decidedBy: null, decidedByName: null, decidedAt: null, decidedOpinion: null }
const postgres = await postgresServer()

/** The embedded database does one transaction after the other; here two really meet. */
describe.skipIf('missing' in postgres)('on PostgreSQL', () => {
  let world: DuesWorld
  beforeAll(async () => {
    const databaseUrl = 'url' in postgres ? await createDatabase(postgres.url) : ''
    world = await duesWorld({ databaseUrl })
  })
  afterAll(() => world.server.close())

  /** A paid order with a request; answers the request's id. */
  async function requested(): Promise<string> {
    const { who, orderId } = await paidMember(world, {}, { invoiceInfo: INFO })
    return (await who.call('duesOrder', { id: orderId })).invoice?.id ?? ''
  }

  test('no number is on two invoices, though both were free to take it', async () => {
    const { store } = world.server.parts
    const [one, other] = [await requested(), await requested()]
    const issued = { state: InvoiceState.Issued, num: '26422000001', enclosure: [] }
    const [isSaved, hasLooked] = [signal(), signal()]
    const first = store.tx(DEMO, async (tx) => {
      await saveInvoice(tx, one, issued, NOBODY)
      isSaved.give()
      await hasLooked.given
    })
    await isSaved.given
    const second = store.tx(DEMO, async (tx) => {
      expect(await isInvoiceNumTaken(tx, issued.num, other)).toBe(false)
      hasLooked.give()
      await saveInvoice(tx, other, issued, NOBODY)
    })
    await expect(second).rejects.toMatchObject({ kind: 'conflict' })
    await first
  })
})

const INFO = { type: '01', name: '顾闻溪', email: 'gu@example.org', receiveMethod: '03' }

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give: () => give(), given }
}
