import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InvoiceOrder, RedOrder } from '#server/providers/invoice/invoiceProvider.ts'
import { nuonuoOrder } from '#server/providers/invoice/nuonuo/nuonuoOrder.ts'
import { nuonuoSignature } from '#server/providers/invoice/nuonuo/nuonuoSignature.ts'
import { openInvoiceStandIn, SETTINGS } from './standIn.ts'

let standIn: Awaited<ReturnType<typeof openInvoiceStandIn>>
beforeAll(async () => {
  standIn = await openInvoiceStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.asked.length = 0
})

const since = new Date('2026-11-20T02:00:00Z')
const FIRST = { isFirst: true, since }
const AGAIN = { isFirst: false, since }
const UNIT = { isPerson: false, name: '璟川大学', taxNum: '12990000400000000A' }
const numbers = { next: 1 }
const anOrder = (): InvoiceOrder => ({
  ref: `f${String(numbers.next++).padStart(19, '0')}`,
  kind: 'ordinary',
  fen: 20_000,
  buyer: UNIT,
  remark: '2026年度会费',
  orderedAt: new Date('2026-11-20T02:00:00Z'),
})

const ofRef = async (ref: string) =>
  (await standIn.invoices()).filter((invoice) => invoice.ref === ref)

/** An invoice as the stand-in has issued it, and its provider. */
async function issued() {
  const [provider, order] = [standIn.provider(), anOrder()]
  await provider.issue(order, FIRST)
  const found = await provider.query(order)
  if (found.state !== 'issued') throw new Error(found.state)
  return { provider, order, invoice: found.invoice }
}

test('a request is signed over path, key, numbers and body', () => {
  const parts = { appKey: 'APPKEY', senid: 'SENID', nonce: '12345678', timestamp: '1700000000' }
  expect(nuonuoSignature({ ...parts, content: '{"a":1}' }, 'SECRET')).toBe(
    '7iSZiR+0g+376QEJ38xLM+3vGDs=',
  )
})

test('tax is what the sum holds at its rate, and an exemption has its two codes', () => {
  const goods = { ...SETTINGS.goods, taxRate: '0.06' }
  const { exempt: _, ...taxed } = goods
  expect(nuonuoOrder(anOrder(), { ...SETTINGS, goods: taxed })).toMatchObject({
    orderNo: expect.stringMatching(/^\w{20}$/),
    invoiceLine: 'pc',
    invoiceDetail: [
      { price: '200.00', taxExcludedAmount: '188.68', tax: '11.32', favouredPolicyFlag: '0' },
    ],
  })
  expect(nuonuoOrder(anOrder(), SETTINGS)).toMatchObject({
    invoiceDetail: [
      { taxExcludedAmount: '200.00', tax: '0.00', favouredPolicyFlag: '04', zeroRateFlag: '2' },
    ],
  })
})

describe('an invoice', () => {
  test('is taken, then issued with number, time and file', async () => {
    const { order, invoice } = await issued()
    const [kept] = await ofRef(order.ref)
    expect(invoice).toMatchObject({ num: kept?.num, issuedAt: new Date(kept?.at ?? '') })
    const { type, content } = await invoice.file()
    expect(type).toBe('pdf')
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('asked for again with its number is the same one', async () => {
    const { provider, order, invoice } = await issued()
    expect(await provider.issue(order, AGAIN)).toMatchObject({
      state: 'issued',
      invoice: { num: invoice.num },
    })
    expect(await ofRef(order.ref)).toHaveLength(1)
  })

  test('nobody asked for is absent', async () => {
    expect(await standIn.provider().query(anOrder())).toEqual({ state: 'absent' })
  })

  test('that is late is pending until it is issued', async () => {
    const [provider, order] = [standIn.provider(), anOrder()]
    await standIn.arm('late')
    expect(await provider.issue(order, FIRST)).toEqual({ state: 'pending' })
    expect(await provider.query(order)).toEqual({ state: 'pending' })
    await standIn.finish(order.ref)
    expect(await provider.query(order)).toMatchObject({ state: 'issued' })
  })

  test('that is not taken is refused at once, one that fails later then, in the platform’s words', async () => {
    const [provider, order] = [standIn.provider(), anOrder()]
    await standIn.arm('rejected')
    const message = 'E9105 商品编码不正确'
    expect(await provider.issue(order, FIRST)).toEqual({ state: 'refused', message })
    await standIn.arm('refused')
    expect(await provider.issue(order, FIRST)).toEqual({ state: 'pending' })
    expect(await provider.query(order)).toEqual({ state: 'refused', message: '购方税号有误' })
  })

  test('whose answer is lost, or that met an error, is never taken for refused', async () => {
    const [provider, order] = [standIn.provider(), anOrder()]
    await standIn.arm('down')
    await expect(provider.issue(order, FIRST)).rejects.toThrow('HTTP 503')
    expect(await provider.query(order)).toEqual({ state: 'absent' })
    await standIn.arm('lost')
    await expect(provider.issue(order, AGAIN)).rejects.toThrow('HTTP 504')
    expect(await provider.issue(order, AGAIN)).toMatchObject({ state: 'issued' })
    expect(await ofRef(order.ref)).toHaveLength(1)
  })

  test('taken and not found yet is pending; a no to it counts once it should be found', async () => {
    const codes = { next: 'E9106' }
    const answers: typeof fetch = async (_url, init) => {
      const method = new Headers(init?.headers).get('method') ?? ''
      const code = method.endsWith('queryInvoiceResult') ? 'E9500' : codes.next
      return new Response(JSON.stringify({ code, describe: '不开' }))
    }
    const provider = standIn.provider({ accessToken: SETTINGS.appSecret }, answers)
    expect(await provider.issue(anOrder(), AGAIN)).toEqual({ state: 'pending' })
    codes.next = 'E9105'
    await expect(provider.issue(anOrder(), AGAIN)).rejects.toThrow('E9105')
    const long = { isFirst: false, since: new Date('2026-11-20T01:00:00Z') }
    expect(await provider.issue(anOrder(), long)).toMatchObject({ state: 'refused' })
    codes.next = 'E9999'
    await expect(provider.issue(anOrder(), long)).rejects.toThrow('E9999')
  })

  test('that is listed twice is one', async () => {
    await standIn.arm('twice')
    expect((await issued()).invoice.num).toMatch(/^\d{20}$/)
  })

  test.each([
    ['with TLS elsewhere', 'http://127.0.0.2/a.pdf'],
    ['at an address', 'not an address'],
  ])('whose file is not %s is not asked for it', async (_, pdfUrl) => {
    const answer = {
      code: 'E0000',
      result: [{ status: '2', invoiceNo: '1', invoiceTime: 1, pdfUrl }],
    }
    const body = JSON.stringify(answer)
    const provider = standIn.provider(
      { accessToken: SETTINGS.appSecret },
      async () => new Response(body),
    )
    const found = await provider.query(anOrder())
    await expect(found.state === 'issued' ? found.invoice.file() : found).rejects.toThrow('FILE')
  })
})

describe('a red letter', () => {
  const redOf = ({ invoice }: Awaited<ReturnType<typeof issued>>): RedOrder => {
    const { ref, kind, buyer } = anOrder()
    return { ref, kind, buyer, blue: { num: invoice.num }, reason: 'wrong' }
  }

  test('is applied for, and issued with a number of its own', async () => {
    const blue = await issued()
    const order = redOf(blue)
    expect(await blue.provider.red(order, FIRST)).toEqual({ state: 'pending' })
    const red = await blue.provider.queryRed(order)
    expect(red).toMatchObject({ state: 'issued' })
    expect(red.state === 'issued' && red.invoice.num).not.toBe(blue.invoice.num)
  })

  test('applied for again is the same one, and no second of the invoice is taken', async () => {
    const blue = await issued()
    const order = redOf(blue)
    await blue.provider.red(order, FIRST)
    expect(await blue.provider.red(order, AGAIN)).toMatchObject({ state: 'issued' })
    expect(await blue.provider.red(redOf(blue), FIRST)).toEqual({
      state: 'refused',
      message: 'E9103 该发票不能重复冲红',
    })
  })

  test('waits for the buyer, and is refused in the bureau’s words', async () => {
    const blue = await issued()
    const late = redOf(blue)
    await standIn.arm('late')
    await blue.provider.red(late, FIRST)
    expect(await blue.provider.queryRed(late)).toEqual({ state: 'pending' })
    expect(standIn.asked.at(-1)).toBe('refreshInvoiceRedConfirm')
    const refused = redOf(await issued())
    await standIn.arm('refused')
    await blue.provider.red(refused, FIRST)
    expect(await blue.provider.queryRed(refused)).toEqual({
      state: 'refused',
      message: '购方不同意冲红',
    })
  })
})

describe('access', () => {
  test('a token is asked for once, and again when its day is over', async () => {
    const provider = standIn.provider()
    await Promise.all([provider.query(anOrder()), provider.query(anOrder())])
    await provider.query(anOrder())
    const tokens = () => standIn.asked.filter((path) => path.endsWith('/accessToken')).length
    expect(tokens()).toBe(1)
    standIn.advance(86_400_000)
    await provider.query(anOrder())
    expect(tokens()).toBe(2)
  })

  test('what the gateway turns away is refused the first time, and unknown afterwards', async () => {
    const provider = standIn.provider({ accessToken: SETTINGS.appSecret })
    const message = '070304 授权码无效'
    expect(await provider.issue(anOrder(), FIRST)).toEqual({ state: 'refused', message })
    await expect(provider.issue(anOrder(), AGAIN)).rejects.toThrow('070304')
  })
})
