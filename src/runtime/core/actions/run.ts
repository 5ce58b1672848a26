import type { Action, Step } from '#contract/page.gen.ts'
import type { Tell } from '../dialogs/notices.ts'
import type { Host } from '../host.ts'
import type { Reader } from '../scope/reader.ts'
import type { Locals } from '../scope/scope.ts'
import type { ActionPage } from './actionContext.ts'

/** done: all steps. stopped: a step failed. dropped: not allowed, or a guard was not met. busy: runs already. */
export type RunEnd = 'done' | 'stopped' | 'dropped' | 'busy'

export interface UnderWay {
  /** The row it was started from; null without one. */
  row: unknown
  /** It is the person's turn: a dialog or a question is open. */
  waits: boolean
}

export interface Runner {
  /** Steps that belong to no action, such as a timer's `onEnd`. */
  runSteps(steps: readonly Step[]): Promise<RunEnd>
  run(id: string, locals: Locals): Promise<RunEnd>
  /** The run under way; undefined when the action does not run. */
  running(id: string): UnderWay | undefined
}

export interface RunnerOptions {
  actions: Readonly<Record<string, Action>>
  host: Host
  /** Says what became of a run. */
  tell: Tell
  reader: Reader
  page: ActionPage
  renew(): Promise<void>
  gone(): boolean
  /** An action has begun or ended. */
  changed(id: string): void
}

/** Told when the run begins and ends to wait for the person. */
export type Waits = (now: boolean) => void
