import type { Finding } from '#contract/finding.ts'
import type {
  FragmentDocument,
  PageDocument,
  PageModel,
  PayloadDocument,
  SiteDocument,
} from '#contract/page.gen.ts'
import { lazyActions } from '#runtime/core/actions/lazyActions.ts'
import { createRuntime } from '#runtime/core/createRuntime.ts'
import { createSession } from '#runtime/core/createSession.ts'
import type { Host, HostParts } from '#runtime/core/host.ts'
import { createPage } from '#runtime/core/page/createPage.ts'
import { loadLazyParts } from '#runtime/core/page/loadLazyParts.ts'
import type { PageInstance, PageOptions } from '#runtime/core/page/pageInstance.ts'
import { openForm } from '#runtime/core/pageForms/openForm.ts'
import type { Fault, Loaded } from '#runtime/core/ports/documents.ts'
import { type Cell, createCell } from '#runtime/core/ports/observable.ts'
import type { SessionState, User } from '#runtime/core/ports/session.ts'
import { commonCalls } from '#runtime/core/sources/personalCalls.ts'
import { loadOperators } from '#runtime/core/value/pageOperators.ts'
import { createFakeClock, type FakeClock } from './fakeClock.ts'
import { bundleOf } from './formBundle.ts'
import { createMemoryDrafts, type MemoryDrafts } from './memoryDrafts.ts'
import { createMemoryNavigation, type MemoryNavigation } from './memoryNavigation.ts'

// As after the first touch, and behind any document.
await Promise.all([lazyActions.load(), loadLazyParts(), loadOperators(), commonCalls.load()])

export interface Asked {
  call: string
  input: Readonly<Record<string, unknown>>
}

/** A refusal as the client rejects with it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly msg: string,
    readonly data: unknown = null,
  ) {
    super(msg)
  }
}

type LookupTables = ReturnType<HostParts['lookups']['get']>

export interface TestWorld {
  host: Host
  clock: FakeClock
  navigation: MemoryNavigation
  hidden: Cell<boolean>
  /** Dictionaries and areas, as they arrive. */
  lookups: Cell<LookupTables>
  keep: Map<string, string>
  drafts: MemoryDrafts
  /** Everything the server was asked, in order. */
  asked: Asked[]
  faults: Fault[]
  /** What leaves the page: prints, downloads, addresses outside. */
  left: string[]
  page(model: PageModel, options?: PageOptions & Partial<PageDocument>): PageInstance
}

export interface WorldOptions {
  at?: string
  device?: 'pc' | 'mobile'
  user?: Partial<User>
  site?: Partial<SiteDocument>
  /** Answers of the server by call; a function sees the input, throwing refuses. */
  answers?: Record<string, unknown>
  fragments?: FragmentDocument[]
  payloads?: PayloadDocument[]
  pages?: PageDocument[]
  dialogs?: PageDocument[]
  /** Findings of page documents, by id; such a page has no document unless `pages` has it. */
  findings?: Record<string, Finding[]>
  adapters?: HostParts['adapters']
  keep?: Map<string, string>
  drafts?: MemoryDrafts
  /** What becomes of a payment inside the messaging app; rejecting refuses. */
  payInApp?: (value: unknown) => Promise<void>
  /** What forms wait for; absent: they open at once. */
  ready?: () => Promise<void>
}

const SITE: SiteDocument = {
  dsl: 1,
  shell: 'shell',
  routes: [],
  modules: {},
  moduleIndex: 'modules',
  guards: { login: { pc: { dialog: 'login' }, mobile: { redirect: '/user/login' } } },
  unsupported: 'unsupported',
  notFound: 'notFound',
  titleFormat: '{org}会员管理服务平台 - {page}',
}

/** A host with a clock, a history and a server of the test's own. */
export function createTestWorld(options: WorldOptions = {}): TestWorld {
  const clock = createFakeClock()
  const navigation = createMemoryNavigation(options.at)
  const hidden = createCell(false)
  const keep = options.keep ?? new Map<string, string>()
  const drafts = options.drafts ?? createMemoryDrafts()
  const asked: Asked[] = []
  const faults: Fault[] = []
  const left: string[] = []
  const cache = new Map<string, unknown>()

  const answer = async (call: string, input: Readonly<Record<string, unknown>>) => {
    asked.push({ call, input })
    const known = options.answers?.[call]
    return typeof known === 'function' ? known(input) : known
  }
  const state: SessionState = {
    site: { orgId: 'o1', orgName: '示例学会' },
    user: { proof: {}, ...options.user },
    device: options.device ?? 'pc',
  }
  const nothing = () => {}
  const lookups = createCell<LookupTables>({
    dictionaries: { SEX: [{ itemCode: '1', itemName: '男' }] },
    areas: [],
  })
  const host = createRuntime({
    site: { ...SITE, ...options.site },
    documents: {
      page: async (id) => ({
        ...loaded(options.pages, id),
        findings: options.findings?.[id] ?? [],
      }),
      dialog: async (id) => loaded(options.dialogs, id),
      fragment: async (id) => loaded(options.fragments, id),
      payload: async (id) => loaded(options.payloads, id),
    },
    session: createSession(state, {
      login: nothing,
      logout: nothing,
      proven: nothing,
      recommended: nothing,
      openId: nothing,
      device: nothing,
      payInApp: options.payInApp ?? nothing,
      copyAddress: nothing,
    }),
    navigation,
    lookups,
    transport: {
      peek: (key) => cache.get(key),
      async ask({ key, call, input }) {
        const value = await answer(call, input)
        cache.set(key, value)
        return value
      },
    },
    call: answer,
    adapters: options.adapters ?? {},
    forms: { bundleOf, open: openForm, ...(options.ready && { ready: options.ready }) },
    clock,
    hidden,
    tabStorage: {
      get: (key) => keep.get(key) ?? null,
      set: (key, text) => void keep.set(key, text),
      remove: (key) => void keep.delete(key),
      clear: () => keep.clear(),
    },
    drafts,
    print: async (target) => void left.push(`print ${target}`),
    download: async (url, name) => void left.push(`download ${url} ${name ?? ''}`.trim()),
    save: async ({ name }) => void left.push(`save ${name}`),
    work: async (challenge) => `solved ${challenge}`,
    external: (url) => void left.push(`external ${url}`),
    leaveFor: (url, replace) =>
      void left.push(`leave for ${url}${replace ? ' in place of this page' : ''}`),
    report: (fault) => void faults.push(fault),
  })
  return {
    host,
    clock,
    navigation,
    hidden,
    lookups,
    keep,
    drafts,
    asked,
    faults,
    left,
    page(model, { given, close, follows, ...rest } = {}) {
      const document: PageDocument = {
        dsl: 1,
        id: 'test',
        title: '测试',
        views: {},
        ...rest,
        model,
      }
      const page = createPage(document, host, {
        ...(given && { given }),
        ...(close && { close }),
        ...(follows && { follows }),
      })
      page.start()
      return page
    },
  }
}

function loaded<D extends { id: string }>(documents: D[] | undefined, id: string): Loaded<D> {
  return { document: documents?.find((one) => one.id === id) ?? null, findings: [] }
}
