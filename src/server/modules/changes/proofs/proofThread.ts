import type { Schema } from '#contract/calls.ts'
import type { FormValues } from '#contract/form.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'
import type { RecordCase } from './caseOnForm.ts'
import { rememberAnswers } from './rememberAnswers.ts'

/** Texts that determine a form's behaviour: its own, and those of its society's dictionaries by path. */
interface FormTexts {
  form: string
  dictionaries: Readonly<Record<string, string>>
}

export interface ProveJob extends FormTexts {
  kind: 'prove'
  path: string
}

export interface PlayJob extends FormTexts {
  kind: 'play'
  path: string
  scenario: string
  /** The live form, if there is one: a scenario may name a field that the draft has removed. */
  former: string | undefined
}

interface CaseJob extends FormTexts {
  kind: 'case'
  /** Answers of an application, with everything personal that is in them. */
  answers: FormValues
}

/** A report's row, without the name of its document. */
export type ProvenForm = Omit<Schema<'ReportProof'>, 'path' | 'title'>
export type PlayedScenario = Omit<Schema<'ReportTest'>, 'path' | 'title'>

interface Jobs {
  case: [CaseJob, RecordCase]
  prove: [ProveJob, ProvenForm]
  play: [PlayJob, PlayedScenario]
}

export type ProofJob = Jobs[keyof Jobs][0]
export type ProofAnswer = Jobs[keyof Jobs][1]

/**
 * Proves forms, plays scenarios, and makes scenarios of applications, in a worker thread. Jobs that were done before
 * are answered from memory.
 */
export type ProofThread = {
  [Kind in keyof Jobs]: (job: Omit<Jobs[Kind][0], 'kind'>) => Promise<Jobs[Kind][1]>
}

/** A form whose proof takes longer than `jobMs` is not proven. */
const THREAD: WorkThreadLimits = { threads: 2, waiting: 200, jobMs: 30_000, idleMs: 300_000 }

/**
 * Creates a separate thread, because a proof takes up to two seconds and no autosave may wait for it.
 * @param wallClock milliseconds since the epoch; some checks compare with today
 */
export function createProofThread(wallClock = Date.now): ProofThread {
  const entry = threadEntry('proofThread.js', './proofWorker.ts', import.meta.url)
  const thread = createWorkThread<ProofJob, ProofAnswer>(entry, THREAD)
  const run = rememberAnswers(thread.run, wallClock)
  return {
    case: async (job) => (await run({ kind: 'case', ...job })) as RecordCase,
    prove: async (job) => (await run({ kind: 'prove', ...job })) as ProvenForm,
    play: async (job) => (await run({ kind: 'play', ...job })) as PlayedScenario,
  }
}
