import type { PageDocument } from '#contract/page.gen.ts'
import type { RunEnd, UnderWay } from '../actions/run.ts'
import type { PageForm } from '../pageForms/pageForm.ts'
import type { Observable } from '../ports/observable.ts'
import type { Request } from '../ports/transport.ts'
import type { Locals, PageScope } from '../scope/scope.ts'
import type { GateState } from './gate.ts'

/** How a document is opened. */
export interface PageOptions {
  /** Named parts of the route's path. */
  params?: Readonly<Record<string, string>>
  /** A dialog's `with`: start values of declared state. */
  given?: Readonly<Record<string, unknown>>
  /** Ends the dialog this page is. */
  close?: (value: unknown) => void
  /** A frame sees every address; a page only its own. */
  follows?: 'own' | 'any'
}

/** An open page or dialog: an external store, and the actions on it. */
export interface PageInstance {
  document: PageDocument
  /** Loads its data once its own guards are met. Called once, after whoever shows it has subscribed. */
  start(): void
  getScope(locals?: Locals): PageScope
  /** A value of the document with what it reads now. Throws `RuleError` on a faulty rule. */
  resolve(value: unknown, locals?: Locals): unknown
  /** Grows with every change of anything a value may read. */
  version(): number
  /**
   * Told when a path changes that lies on one line with one of `paths`; no paths: at every change.
   * Typing into a form touches `form.<id>` only, so a listener that reads no form hears nothing of it.
   * `@running.<action>` and `@form.<id>` are paths too: an action began or ended, a form opened.
   */
  subscribe(paths: readonly string[], listener: () => void): () => void
  /** What a node writes: `page.<name>`. */
  set(path: string, value: unknown): void
  /** Listeners hear of several `set`s once. */
  batch(change: () => void): void
  /** Work of a node under way, such as an upload: a `call` waits for it, and stops when it comes to false. */
  attach(work: Promise<boolean>): void
  /**
   * Whether a state was asked for files while it held none and no upload has said so yet; true once for each time it was
   * asked. An upload whose code comes after the question asks when it is mounted.
   */
  takeMissing(path: string): boolean
  run(actionId: string, locals?: Locals): Promise<RunEnd>
  /** The run under way; undefined when it does not run. */
  running(actionId: string): UnderWay | undefined
  form(id: string): PageForm | null
  gate: Observable<GateState>
  /** Runs the remedies of the page's own guards again. */
  knock(): Promise<void>
  refresh(sourceId: string): Promise<void>
  /** The questions its sources ask now, for whoever keeps the answers fresh. */
  requests(): Readonly<Record<string, Request>>
  accept(sourceId: string, key: string, answer: unknown): void
  dispose(): void
}
