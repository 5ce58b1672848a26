import type { Action, Step } from '#contract/page.gen.ts'
import type { Tell } from '../dialogs/notices.ts'
import type { Host } from '../host.ts'
import type { Reader } from '../scope/reader.ts'
import type { Locals } from '../scope/scope.ts'
import type { ActionPage } from './actionContext.ts'

/**
 * done: all steps. stopped: a step failed. dropped: not allowed, or a guard was not satisfied. busy: already running.
 */
export type RunEnd = 'done' | 'stopped' | 'dropped' | 'busy'

export interface UnderWay {
  /** The row it was started from; null if none. */
  row: unknown
  /** True while a dialog or a question waits for the person. */
  waits: boolean
}

export interface Runner {
  /** Runs steps that belong to no action, such as a timer's `onEnd`. */
  runSteps(steps: readonly Step[]): Promise<RunEnd>
  run(id: string, locals: Locals): Promise<RunEnd>
  /** Returns the current run; undefined when the action is not running. */
  running(id: string): UnderWay | undefined
}

export interface RunnerOptions {
  actions: Readonly<Record<string, Action>>
  host: Host
  /** Shows a run's message. */
  tell: Tell
  reader: Reader
  page: ActionPage
  renew(): Promise<void>
  gone(): boolean
  /** Called when an action starts or ends. */
  changed(id: string): void
}

/** Called when the run starts and stops waiting for the person. */
export type Waits = (now: boolean) => void
