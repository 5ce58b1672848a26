import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ArmedFault, SandboxTrade } from './trade.ts'

type Line = { trade: SandboxTrade } | { arms: ArmedFault[] }

/**
 * Stores trades as append-only JSON lines, so that a killed process loses nothing and all processes on the machine see
 * the same trades. Reading is incremental. Reading and writing are synchronous, so no other task runs between them.
 */
export function createTradeStore(file: string) {
  const trades = new Map<string, SandboxTrade>()
  let arms: ArmedFault[] = []
  let read = 0
  mkdirSync(dirname(file), { recursive: true })

  const take = (text: string) => {
    const line = lineOf(text)
    if (!line) return
    if ('trade' in line) trades.set(line.trade.id, line.trade)
    else arms = line.arms
  }
  const catchUp = () => {
    const text = textFrom(file, read)
    const end = text.lastIndexOf(0x0a) + 1
    read += end
    for (const line of text.subarray(0, end).toString('utf8').split('\n')) take(line)
  }
  // The leading line feed terminates a line that a killed process left incomplete.
  const write = (line: Line) => appendFileSync(file, `\n${JSON.stringify(line)}\n`, { mode: 0o600 })

  return {
    /** Returns all trades, newest first. */
    all(): SandboxTrade[] {
      catchUp()
      return [...trades.values()].reverse()
    },
    find(id: string): SandboxTrade | undefined {
      catchUp()
      return trades.get(id)
    },
    findOrder({
      method,
      account,
      tradeRef,
    }: Pick<SandboxTrade, 'method' | 'account' | 'tradeRef'>) {
      catchUp()
      return [...trades.values()].find(
        (trade) =>
          trade.method === method && trade.account === account && trade.tradeRef === tradeRef,
      )
    },
    save(trade: SandboxTrade): SandboxTrade {
      write({ trade })
      return trade
    },
    arms(): ArmedFault[] {
      catchUp()
      return arms
    },
    saveArms: (next: ArmedFault[]) => write({ arms: next }),
  }
}

export type TradeStore = ReturnType<typeof createTradeStore>

/** Parses a line; undefined for an empty line and for one that a killed process left incomplete. */
function lineOf(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line
  } catch {
    return undefined
  }
}

/** Returns the file's content from an offset; empty when the file does not exist yet. */
function textFrom(file: string, start: number): Buffer {
  const handle = openSync(file, 'a+')
  try {
    const text = Buffer.alloc(Math.max(0, fstatSync(handle).size - start))
    return text.subarray(0, readSync(handle, text, 0, text.length, start))
  } finally {
    closeSync(handle)
  }
}
