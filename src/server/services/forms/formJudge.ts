import { threadEntry } from '../../threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../threads/workThread.ts'
import { type FormJob, type FormTables, type Judged, judgeForm } from './judgeForm.ts'

/** Checks submitted forms; large ones in a worker thread, so that they do not block other requests. */
export interface FormJudge {
  /**
   * @throws Refusal when the queue of large forms is full
   */
  judge(job: FormJob): Promise<Judged>
}

const THREAD: WorkThreadLimits = { waiting: 20, jobMs: 20_000, idleMs: 60_000 }

/**
 * Limits for checking in the main thread; typical forms are a tenth of this. A part is a value; a list item (such as a
 * table row) and a tag of rich text count ten.
 */
const AT_ONCE = { characters: 20_000, parts: 1_000 }
const HEAVY_PARTS = 10
const TAGS = /</g

export type Way = (job: FormJob) => Promise<Judged>

/** @param ways how a form is judged here, and elsewhere */
export function createFormJudge(
  shared: FormTables,
  ways: { here: Way; elsewhere: Way } = waysOf(shared),
): FormJudge {
  return { judge: (job) => (isLarge(job.values) ? ways.elsewhere(job) : ways.here(job)) }
}

function waysOf(shared: FormTables) {
  const entry = threadEntry('formJudge.js', './judgeThread.ts', import.meta.url)
  const thread = createWorkThread<FormJob, Judged>(entry, THREAD)
  return { here: (job: FormJob) => judgeForm(job, shared), elsewhere: thread.run }
}

/** True when values exceed the limits of characters or parts; stops counting as soon as they do. */
export function isLarge(values: unknown): boolean {
  const waiting: unknown[] = [values]
  let { characters, parts } = AT_ONCE
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string') characters -= value.length
    if (characters < 0) return true
    const members = typeof value === 'object' && value !== null ? Object.values(value) : []
    parts -= partsOf(value, members)
    if (parts < 0) return true
    waiting.push(...members)
  }
  return false
}

function partsOf(value: unknown, members: readonly unknown[]): number {
  if (typeof value === 'string') return (value.match(TAGS)?.length ?? 0) * HEAVY_PARTS
  return members.length * (Array.isArray(value) ? HEAVY_PARTS : 1)
}
