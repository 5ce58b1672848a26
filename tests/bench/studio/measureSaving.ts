import { openApp } from '../../server/support/openApp.ts'
import { staffWith } from '../../server/support/staffWith.ts'
import type { Visitor } from '../../server/support/visitor.ts'
import { quantile } from '../measure/samples.ts'
import { timed } from './timed.ts'

/** What editing in the studio takes, in milliseconds. */
export interface SavingCost {
  /** A step until its write is acknowledged: 95 of 100 are faster. */
  save: number
  /** The slowest document of the demonstration to open. */
  open: number
}

const STEPS = 200

/** Types an amount over and over in one change set, and opens every document of it. */
export async function measureSaving(): Promise<SavingCost> {
  const server = await openApp()
  try {
    const staff = await staffWith(server, 'configure')
    const { id } = await staff.call('changeOpen', { title: '2027 年会费' })
    const saves = []
    for (let step = 0; step < STEPS; step += 1) saves.push(await savedStep(staff, id, step))
    const { documents } = await staff.call('changeRead', { id })
    const opens = []
    for (const { path } of documents)
      opens.push((await timed(() => staff.call('changeDocument', { id, path }))).took)
    return { save: quantile(saves, 0.95), open: Math.max(...opens) }
  } finally {
    await server.close()
  }
}

const FEE = 10_000

async function savedStep(staff: Visitor, id: string, step: number): Promise<number> {
  const at = ['items', '10101', 'fee', 'amount']
  const edits = JSON.stringify([{ op: 'set', at, was: FEE + step, value: FEE + step + 1 }])
  const body = { id, path: 'fees.json', stepId: `step${step}`, rev: step, edits }
  return (await timed(() => staff.call('changeStep', body))).took
}
