import type { GuardUse, Step, Verb } from '#contract/page.gen.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import type { PageNotices } from '../dialogs/notices.ts'
import type { Host } from '../host.ts'
import type { PageForm } from '../pageForms/pageForm.ts'
import type { StateErrors } from '../scope/stateErrors.ts'
import type { OpenView } from '../wizard/askedInStep.ts'

/** A step of one verb, its arguments typed. */
export type StepOf<V extends Verb> = Extract<Step, Record<V, unknown>>

/** Operations available to verbs; every member reads the current page. */
export interface ActionContext {
  host: Host
  /** Messages of this page. */
  notices: Omit<PageNotices, 'acted' | 'moved'>
  pageId: string
  resolve(value: unknown): unknown
  env(): LogicEnv
  set(path: string, value: unknown): void
  /** Notifies listeners of all `set`s inside once. */
  batch(change: () => void): void
  /** Waits for uploads in progress; false when one failed. */
  workDone(): Promise<boolean>
  form(id: string): PageForm | null
  /** Returns the page's view on this device, with the wizard's open step. */
  view(): OpenView
  /** Messages at controls of the page's state. */
  errors: Pick<StateErrors, 'tell' | 'forget' | 'reveal'>
  goStep(target: string, replace: boolean): void
  refresh(ids: readonly string[]): Promise<void>
  /** Loads the definition of a form anew; true when another form has opened, with the typed values carried over. */
  renewForm(id: string): Promise<boolean>
  startTimer(id: string): void
  stopTimer(id: string): void
  /** Closes the dialog that this page is in; does nothing on a page. */
  close(value: unknown): void
  /** Waits for the user; the action shows no progress meanwhile. */
  person<T>(answer: () => Promise<T>): Promise<T>
  /** Suspends the chain until the guards are satisfied; false drops it. */
  admitted(uses: readonly GuardUse[]): Promise<boolean>
  /** Registers a function to run after the whole chain; `well` is true when all its steps succeeded. */
  atEnd(run: (well: boolean) => void): void
}

/** Runs one step and returns the value that `as` names. A rejection stops the chain. */
export type VerbRunner<V extends Verb> = (step: StepOf<V>, context: ActionContext) => unknown
