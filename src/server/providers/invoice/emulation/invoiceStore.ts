import { randomInt } from 'node:crypto'
import { createAppendedLines } from '../../emulation/appendedLines.ts'
import type { ArmedFault, Fault, SandboxInvoice } from './sandboxInvoice.ts'

type Line = { invoice: SandboxInvoice } | { arms: ArmedFault[] }
type Asked = Pick<SandboxInvoice, 'ref' | 'blueNum' | 'taxNum' | 'buyerName' | 'fen' | 'fault'>

/** Stores invoices, and the faults that are armed. */
export function createInvoiceStore(file: string, clock: () => Date) {
  const invoices = new Map<string, SandboxInvoice>()
  let arms: ArmedFault[] = []
  const { catchUp, write } = createAppendedLines<Line>(file, (line) => {
    if ('invoice' in line) invoices.set(line.invoice.serialNo, line.invoice)
    else arms = line.arms
  })
  const all = () => {
    catchUp()
    return [...invoices.values()].reverse()
  }
  const save = (invoice: SandboxInvoice) => {
    write({ invoice })
    return invoice
  }
  return {
    /** Newest first. */
    all,
    find: (fits: Partial<SandboxInvoice>) =>
      all().find((invoice) =>
        Object.entries(fits).every(
          ([name, value]) => invoice[name as keyof SandboxInvoice] === value,
        ),
      ),
    /** Stores a request, which is issued at once unless its fault is `late` or `refused`. */
    add(asked: Asked): SandboxInvoice {
      const state =
        asked.fault === 'late' ? 'open' : asked.fault === 'refused' ? 'failed' : 'issued'
      return save({ ...asked, serialNo: digits(20), num: digits(20), state, at: now() })
    },
    finish: (invoice: SandboxInvoice) => save({ ...invoice, state: 'issued', at: now() }),
    arms() {
      catchUp()
      return arms
    },
    arm: (fault: Fault) => {
      catchUp()
      write({ arms: [...arms, { fault }] })
    },
    /** Removes and returns the fault that was armed first. */
    takeFault(): Fault | '' {
      catchUp()
      const [first, ...others] = arms
      if (first) write({ arms: others })
      return first?.fault ?? ''
    },
  }

  function now() {
    return clock().toISOString()
  }
}

export type InvoiceStore = ReturnType<typeof createInvoiceStore>

const digits = (count: number): string =>
  `26${Array.from({ length: count - 2 }, () => randomInt(10)).join('')}`
