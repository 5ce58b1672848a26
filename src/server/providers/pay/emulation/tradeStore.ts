import { createAppendedLines } from '../../emulation/appendedLines.ts'
import type { ArmedFault, SandboxTrade } from './trade.ts'

type Line = { trade: SandboxTrade } | { arms: ArmedFault[] }

/** Stores trades, and the faults that are armed. */
export function createTradeStore(file: string) {
  const trades = new Map<string, SandboxTrade>()
  let arms: ArmedFault[] = []
  const { catchUp, write } = createAppendedLines<Line>(file, (line) => {
    if ('trade' in line) trades.set(line.trade.id, line.trade)
    else arms = line.arms
  })

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
