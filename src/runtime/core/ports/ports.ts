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

/** A pure function of `adapters/`: the server's answer into what the page reads. It must not throw on a valid answer. */
export type RecordAdapter = (answer: unknown, env: LogicEnv) => unknown

/** Everything the core needs of the outside and does not do itself; each part picks what it uses. */
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
  /** Drafts of forms, stored by the device beyond this tab. */
  drafts: DraftStorage
  /** Prints the `print` node of that id, or the whole page for `page`; resolves when the print dialog is closed. */
  print(target: string): Promise<void>
  /** Rejects when the file cannot be fetched. */
  download(url: string, name?: string): Promise<void>
  /** Saves a file that was answered, under its name. */
  save(file: CallFile): Promise<void>
  /** Solves the puzzle a refusal brought; rejects when it cannot. */
  work(challenge: string): Promise<string>
  /** Opens an address outside in a new tab; adds the token for configured hosts only. */
  external(url: string): void
  /** Goes to an address instead of this site; the back button leads back, unless it took this page's place. */
  leaveFor(url: string, replace?: boolean): void
  report(fault: Fault): void
  coverage?: CoverageRecorder
}
