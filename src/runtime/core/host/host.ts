import type { Finding } from '#contract/finding.ts'
import type {
  FragmentDocument,
  PageDocument,
  PayloadDocument,
  SiteDocument,
} from '#contract/page.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import type { DialogStack } from '../dialogs/dialogStack.ts'
import type { Notices } from '../dialogs/notices.ts'
import type { DraftPort } from '../form/draft/draftPort.ts'
import type { Continuations } from '../guards/continuation.ts'
import type { Clock } from './clock.ts'
import type { FormTools } from './formTools.ts'
import type { Lookups } from './lookups.ts'
import type { Navigation } from './navigation.ts'
import type { Observable } from './observable.ts'
import type { Session } from './session.ts'
import type { StateMemory } from './stateMemory.ts'
import type { Call, SourceTransport } from './transport.ts'
import type { Witness } from './witness.ts'

/** Text kept for this tab only; `clear` forgets everything, as at logout. */
export interface Keep {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  clear(): void
}

export interface Loaded<D> {
  /** Null when there is none or it cannot be used; the findings say why. */
  document: D | null
  findings: Finding[]
}

/** Where documents come from: the server, with an organisation's own ones over the product's. */
export interface Documents {
  page(id: string): Promise<Loaded<PageDocument>>
  dialog(id: string): Promise<Loaded<PageDocument>>
  fragment(id: string): Promise<Loaded<FragmentDocument>>
  payload(id: string): Promise<Loaded<PayloadDocument>>
}

/** A pure function of `adapters/`: the server's answer into what the page reads. It must not throw on a valid answer. */
export type RecordAdapter = (answer: unknown, env: LogicEnv) => unknown

/** A fault of a document met while it runs. Pages go on without the faulty part. */
export interface Fault {
  code: string
  /** `page-id#/json/pointer` as far as known. */
  path: string
  message: string
}

/** The world as the application hands it in. */
export interface HostParts {
  site: SiteDocument
  documents: Documents
  session: Session
  navigation: Navigation
  lookups: Lookups
  transport: SourceTransport
  call: Call
  adapters: Readonly<Record<string, RecordAdapter>>
  forms: FormTools
  clock: Clock
  /** True while nobody sees the tab: polls pause. */
  hidden: Observable<boolean>
  keep: Keep
  /** Drafts of forms, kept by the device beyond this tab. */
  drafts: DraftPort
  /** Prints the `print` node of that id, or the whole page for `page`; resolves when the print dialog is done. */
  print(target: string): Promise<void>
  /** Rejects when the file cannot be fetched. */
  download(url: string, name?: string): Promise<void>
  /** Opens an address outside in a new tab; adds the token for configured hosts only. */
  external(url: string): void
  /** Goes to an address instead of this site; the back button leads back, unless it took this page's place. */
  leaveFor(url: string, replace?: boolean): void
  report(fault: Fault): void
  witness?: Witness
}

/** What pages run on: the world, and the runtime's own dialogs, notices, pending continuation and left pages. */
export interface Host extends HostParts {
  dialogs: DialogStack
  notices: Notices
  continuations: Continuations
  states: StateMemory
}
