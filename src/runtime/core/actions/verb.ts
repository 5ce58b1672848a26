import type { GuardUse, Step, Verb } from '#contract/page.gen.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import type { PageNotices } from '../dialogs/notices.ts'
import type { Host } from '../host.ts'
import type { PageForm } from '../pageForms/pageForm.ts'
import type { OpenView } from '../wizard/askedInStep.ts'

/** A step of one verb, its arguments typed. */
export type StepOf<V extends Verb> = Extract<Step, Record<V, unknown>>

/** What verbs may do; each call reads the page as it is then. */
export interface ActionContext {
  host: Host
  /** What this page tells. */
  notices: Omit<PageNotices, 'acted' | 'moved'>
  pageId: string
  resolve(value: unknown): unknown
  env(): LogicEnv
  set(path: string, value: unknown): void
  /** All `set`s inside are told at once. */
  batch(change: () => void): void
  /** Waits for uploads under way; false when one of them failed. */
  workDone(): Promise<boolean>
  form(id: string): PageForm | null
  /** The page's view on this device, and the wizard's open step in it. */
  view(): OpenView
  /** Whether a state holds files; where it does not, its upload says so. */
  hasFiles(path: string): boolean
  goStep(target: string, replace: boolean): void
  refresh(ids: readonly string[]): Promise<void>
  startTimer(id: string): void
  stopTimer(id: string): void
  /** Ends the dialog this page is; does nothing on a page. */
  close(value: unknown): void
  /** Waits for a person: meanwhile the action shows no progress. */
  person<T>(answer: () => Promise<T>): Promise<T>
  /** Suspends the chain until the guards are met; false drops it. */
  admitted(uses: readonly GuardUse[]): Promise<boolean>
  /** Runs when the whole chain is over; `well` when all its steps were done. */
  atEnd(run: (well: boolean) => void): void
}

/** Does one thing and answers with what `as` names. Rejecting stops the chain. */
export type VerbRunner<V extends Verb> = (step: StepOf<V>, context: ActionContext) => unknown
