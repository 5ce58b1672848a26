import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { METHODS, openStandIn, openTrade } from '../../providers/pay/standIn.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('what nobody takes is told again as often as the provider does', async () => {
  const standIn = await openStandIn({ speed: 1000 })
  const provider = await standIn.provider('0102')
  standIn.inbox.answer = () => provider.refused('FAILED')
  const { order } = await openTrade(standIn, provider)
  await standIn.pay(order.tradeRef)
  await expect.poll(() => standIn.inbox.received.length).toBeGreaterThanOrEqual(5)
  await standIn.close()
})

test.each(METHODS)(
  '%s: a server that comes back finds its trades and goes on telling',
  async (method) => {
    const first = await openStandIn({ speed: 1 })
    folders.push(first.folder)
    const provider = await first.provider(method)
    const { order } = await openTrade(first, provider)
    const { order: paid } = await openTrade(first, provider)
    first.inbox.answer = () => ({ status: 500, body: '' })
    const { trade } = await first.pay(paid.tradeRef)
    // As it was left by a process that was killed while it told.
    const { appendFileSync } = await import('node:fs')
    const killed = JSON.stringify({
      trade: { ...trade, nextAt: Date.now(), notifyUrl: trade.notifyUrl },
    })
    const { port } = new URL(trade.notifyUrl)
    appendFileSync(`${first.folder}/pay/trades.jsonl`, `${killed}\n{"half of a li`)
    await first.close({ keep: true })

    const second = await openStandIn({ folder: first.folder, speed: 1 })
    const again = await second.provider(method)
    expect(new URL(second.origin()).port).not.toBe(port)
    await expect.poll(() => second.inbox.received).toHaveLength(1)
    expect(again.read(second.inbox.received[0] as never)).toMatchObject({ tradeRef: paid.tradeRef })
    expect(await again.query(order.tradeRef, order.createdAt)).toEqual({ state: 'open' })
    expect(await again.query(paid.tradeRef, paid.createdAt)).toMatchObject({ state: 'paid' })
    await second.close({ keep: true })
  },
)
