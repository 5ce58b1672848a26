import type { PageDocument } from '#contract/page.gen.ts'
import type { RunEnd, UnderWay } from '../actions/run.ts'
import type { PageForm } from '../pageForms/pageForm.ts'
import type { Observable } from '../ports/observable.ts'
import type { Request } from '../ports/transport.ts'
import type { Locals, PageScope } from '../scope/scope.ts'
import type { StateErrors } from '../scope/stateErrors.ts'
import type { GateState } from './gate.ts'

/** Options for opening a document. */
export interface PageOptions {
  /** A dialog's `with`: initial values of declared state. */
  given?: Readonly<Record<string, unknown>>
  /** Closes the dialog that this page is in. */
  close?: (value: unknown) => void
  /** A shell follows every address; a page only its own. */
  follows?: 'own' | 'any'
}

/** An open page or dialog: an external store, and the actions on it. */
export interface PageInstance {
  document: PageDocument
  /** Loads the data once the page's own guards are satisfied. Called once, after its view has subscribed. */
  start(): void
  getScope(locals?: Locals): PageScope
  /** Evaluates a value of the document. Throws `RuleError` for a faulty rule. */
  resolve(value: unknown, locals?: Locals): unknown
  /** Incremented by every change of anything a value can read. */
  version(): number
  /**
   * Notifies when a path changes that equals, contains or lies within one of `paths`; without paths at every change.
   * Typing in a form changes `form.<id>` only, so listeners that read no form are not notified. `@running.<action>` and
   * `@form.<id>` are paths, too: an action started or ended, a form opened.
   */
  subscribe(paths: readonly string[], listener: () => void): () => void
  /** Sets state on behalf of a node: `page.<name>`; a message about the previous value is removed. */
  set(path: string, value: unknown): void
  /** Notifies listeners once for several `set`s. */
  batch(change: () => void): void
  /**
   * Registers a node's work in progress, such as an upload: `call` waits for it, and stops when it resolves to false.
   */
  attach(work: Promise<boolean>): void
  /** Messages at controls of the state; `@error.<state path>` is the path that they touch. */
  errors: StateErrors
  run(actionId: string, locals?: Locals): Promise<RunEnd>
  /** Returns the current run; undefined when the action is not running. */
  running(actionId: string): UnderWay | undefined
  form(id: string): PageForm | null
  /**
   * Returns whether no form can open because the form engine or its data could not be loaded; announced as
   * `@form.<id>`.
   */
  formsFailed(): boolean
  retryForms(): void
  gate: Observable<GateState>
  /** Runs the remedies of the page's own guards again. */
  knock(): Promise<void>
  refresh(sourceId: string): Promise<void>
  /** Returns the current requests of the sources, for revalidation. */
  requests(): Readonly<Record<string, Request>>
  accept(sourceId: string, key: string, answer: unknown): void
  dispose(): void
}
