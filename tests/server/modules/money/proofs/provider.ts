import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import { createTradeStore } from '#server/providers/pay/emulation/tradeStore.ts'
import { runChild } from './childProcess.ts'
import type { Told } from './network.ts'

/** The providers in their own process, and the deeds of those who pay there. */
export interface Provider {
  origin: string
  /** Whose servers notifications go to. */
  reach(ports: readonly number[]): Promise<void>
  /** The cashier of a trade, for who goes on with what the server gave; undefined where there is none (any more). */
  cashierOf(result: string): Promise<string | undefined>
  pay(cashier: string): Promise<void>
  arm(fault: Fault, method: string): Promise<void>
  /** Sends at once what else is to be sent of a trade, or closes it at the provider. */
  control(deed: 'deliver' | 'close', trade: SandboxTrade): Promise<void>
  /** What really happened there. */
  trades(): SandboxTrade[]
  told(): Promise<Told[]>
  /** Resolves when nobody has asked it anything for a while. */
  calm(quietMs: number): Promise<void>
  end(): Promise<void>
}

const CASHIER = /\/sandbox\/pay\/cashier\/[\w-]+/

export async function startProvider(folder: string, clockFile: string): Promise<Provider> {
  const child = runChild('tests/server/modules/money/proofs/providerProcess.ts', [folder], {
    CLOCK_FILE: clockFile,
  })
  while (!child.printed().includes('at http')) {
    if (child.isOver()) throw new Error(`the provider ended: ${child.printed()}`)
    await sleep(20)
  }
  const origin = /at (\S+)/.exec(child.printed())?.[1] ?? ''
  const book = createTradeStore(join(folder, 'pay', 'trades.jsonl'))
  const send = async (path: string, said: object, method = 'POST') => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    await fetch(origin + path, { method, headers, body: JSON.stringify(said) })
  }
  const network = async () =>
    (await (await fetch(`${origin}/network`)).json()) as { told: Told[]; quietMs: number }

  return {
    origin,
    reach: (ports) => send('/network', ports, 'PUT'),
    async cashierOf(result) {
      const { content } = JSON.parse(result) as { content: string }
      const direct = CASHIER.exec(content)
      if (direct) return direct[0]
      const { pathname, search } = new URL(content, origin)
      const answer = await fetch(origin + pathname + search, { redirect: 'manual' })
      return CASHIER.exec(answer.headers.get('location') ?? '')?.[0]
    },
    async pay(cashier) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await fetch(origin + cashier, {
        method: 'POST',
        headers,
        body: 'deed=pay',
        redirect: 'manual',
      })
    },
    arm: (fault, method) => send('/sandbox/pay/control/arm', { fault, method }),
    control: (deed, { id }) => send(`/sandbox/pay/control/${deed}`, { id }),
    trades: () => book.all(),
    told: async () => (await network()).told,
    async calm(quietMs) {
      while ((await network()).quietMs < quietMs) await sleep(100)
    },
    end: () => child.end('SIGKILL'),
  }
}
