import { type Evidence, keyOf } from './findFaults.ts'
import type { Ledger } from './ledger.ts'

/** What must hold beside `findFaults` once jobs and providers had their time: nothing is lost, in doubt or stuck. */
export function findUnfinished({ ledger, trades }: Evidence): string[] {
  const { payments, orders, receipts, jobs } = ledger
  const recorded = new Set(payments.map(keyOf))
  const lost = trades.filter((one) => one.state === 'paid' && !recorded.has(keyOf(one)))
  return [
    ...lost.map(({ method, tradeRef, fault }) => `lost: ${method} ${tradeRef} (${fault})`),
    ...orders.filter(({ status }) => status === 'open').map(({ id }) => `order ${id} is in doubt`),
    ...receipts.filter(({ path }) => path === null).map(({ num }) => `receipt ${num} is not drawn`),
    ...jobs.filter(({ isDead }) => isDead).map(({ kind }) => `a job was given up: ${kind}`),
    ...stuckJobs(ledger).map(({ kind }) => `a job is stuck: ${kind}`),
  ]
}

/** Jobs that are due and not done. */
export const stuckJobs = ({ jobs }: Ledger) =>
  jobs.filter(({ isDone, isDead, isDue }) => isDue && !isDone && !isDead)
