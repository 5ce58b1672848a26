import type { CallFile } from '#contract/calls.ts'
import type { SiteDocument } from '#contract/page.gen.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import type { Clock } from './clock.ts'
import type { CoverageRecorder } from './coverage.ts'
import type { Documents, Fault } from './documents.ts'
import type { DraftStorage } from './drafts.ts'
import type { Lookups } from './lookups.ts'
import type { Navigation } from './navigation.ts'
import type { Observable } from './observable.ts'
import type { Session } from './session.ts'
import type { TabStorage } from './tabStorage.ts'
import type { Call, SourceTransport } from './transport.ts'

/** A pure function of `adapters/` that converts the server's answer for the page. Must not throw for a valid answer. */
export type RecordAdapter = (answer: unknown, env: LogicEnv) => unknown

/** The core's dependencies on the outside; each part picks those it uses. */
export interface Ports {
  site: SiteDocument
  documents: Documents
  session: Session
  navigation: Navigation
  lookups: Lookups
  transport: SourceTransport
  call: Call
  adapters: Readonly<Record<string, RecordAdapter>>
  clock: Clock
  /** True while the tab is hidden: polls pause. */
  hidden: Observable<boolean>
  tabStorage: TabStorage
  /** Drafts of forms in the device's storage, shared by its tabs. */
  drafts: DraftStorage
  /** Prints the `print` node of that id, or the whole page for `page`; resolves when the print dialog is closed. */
  print(target: string): Promise<void>
  /** Rejects when the file cannot be fetched. */
  download(url: string, name?: string): Promise<void>
  /** Saves the file of an answer under its name. */
  save(file: CallFile): Promise<void>
  /** Solves the proof-of-work challenge of a refusal; rejects when it cannot. */
  work(challenge: string): Promise<string>
  /** Opens an external address in a new tab, with the token for configured hosts only. */
  external(url: string): void
  /** Leaves the site for an address; the back button returns, unless `replace`. */
  leaveFor(url: string, replace?: boolean): void
  report(fault: Fault): void
  coverage?: CoverageRecorder
}
