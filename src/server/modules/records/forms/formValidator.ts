import type { FormBundle } from '#contract/form.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'
import { type FormJob, type FormTables, type ValidatedForm, validateForm } from './validateForm.ts'

/** Checks submitted forms; large ones in a worker thread, so that they do not block other requests. */
export interface FormValidator {
  /**
   * @param bundle the job's definition, whose checks and computations count towards the size
   * @throws Refusal when the queue of large forms is full
   */
  validate(job: FormJob, bundle: Pick<FormBundle, 'checks' | 'computes'>): Promise<ValidatedForm>
}

const THREAD: WorkThreadLimits = { waiting: 20, jobMs: 20_000, idleMs: 60_000 }

/**
 * Limits for checking in the main thread, of values, checks and computations together; typical forms are a tenth of
 * this. A part is a value; a list item (such as a table row) and a tag of rich text count ten.
 */
const MAIN_THREAD_LIMITS = { characters: 20_000, parts: 1_000 }
const HEAVY_PARTS = 10
const TAGS = /</g

export type Validate = (job: FormJob) => Promise<ValidatedForm>

/** @param ways checks of a form in this thread and in a worker thread */
export function createFormValidator(
  shared: FormTables,
  ways: { inThread: Validate; inWorker: Validate } = waysOf(shared),
): FormValidator {
  return {
    validate(job, { checks, computes }) {
      const work = { values: job.values, ofPages: job.checks, checks, computes }
      return isLarge(work) ? ways.inWorker(job) : ways.inThread(job)
    },
  }
}

function waysOf(shared: FormTables) {
  const entry = threadEntry('formValidator.js', './validationWorker.ts', import.meta.url)
  const thread = createWorkThread<FormJob, ValidatedForm>(entry, THREAD)
  return { inThread: (job: FormJob) => validateForm(job, shared), inWorker: thread.run }
}

/** True when values exceed the limits of characters or parts; stops counting as soon as they do. */
export function isLarge(values: unknown): boolean {
  const waiting: unknown[] = [values]
  let { characters, parts } = MAIN_THREAD_LIMITS
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
