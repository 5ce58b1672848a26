import type { PageDocument, Step } from '#contract/page.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import type { Host } from '../host/host.ts'
import type { Lookups } from '../host/lookups.ts'
import { createSources } from '../sources/createSources.ts'
import type { Wizard } from '../wizard/createWizard.ts'
import { createPageAddress } from './address.ts'
import { createChanges } from './changes.ts'
import { createEntryState } from './entryState.ts'
import { createFlowKeep, NOTHING_KEPT } from './flowKeep.ts'
import type { Forms, FormsOptions } from './forms.ts'
import { lateParts, NO_FORMS, NO_TIMERS } from './lateParts.ts'
import type { PageOptions } from './pageOptions.ts'
import { createPageState } from './pageState.ts'
import { createPageWork } from './pageWork.ts'
import { createReader } from './reader.ts'
import { type PageRoots, scopeOf } from './scope.ts'
import type { Timers, TimersOptions } from './timers.ts'

/** What runs when a part of the page has something to tell. */
export interface PageEvents {
  /** A source got a value. */
  answered(source: string, value: unknown): void
  /** A timer came to its end. */
  ended(steps: readonly Step[]): void
}

/**
 * The parts of a page that hold something. They know each other only through the scope they read and the paths
 * they touch; nothing is asked of the server yet.
 */
export function createPageParts(
  document: PageDocument,
  host: Host,
  options: PageOptions,
  events: PageEvents,
) {
  const { id, model } = document
  const { session, clock, lookups } = host
  const changes = createChanges()
  const address = createPageAddress({
    navigation: host.navigation,
    params: options.params ?? {},
    follows: options.follows ?? 'own',
    changed: () => changes.emit('route'),
  })
  const keepKey = `${id} ${address.key}`
  const flowKeep = model.flow ? createFlowKeep(host.keep, keepKey, session) : null
  const kept = flowKeep?.load() ?? NOTHING_KEPT
  const entryState = createEntryState(document, host, options)
  const given = { ...entryState.load(), ...kept.state, ...options.given }
  const state = createPageState(model.state ?? {}, given, changes)
  let wizard: Wizard | null = null

  const roots = (): PageRoots => ({
    route: address.get(),
    ...session.get(),
    page: { ...state.get(), timers: timers.get(), flow: wizard?.get() ?? null },
    data: sources.get(),
    form: forms.get(),
    now: clock.now(),
  })
  const env = () => envOf(lookups.get(), clock.now())
  const reader = createReader(changes, (locals) => scopeOf(roots(), locals), env, host.witness)
  const sources = createSources(model.sources ?? {}, host, reader, changes, events.answered)
  const forms = formsOf({
    pageId: id,
    specs: model.forms ?? {},
    host,
    reader,
    changes,
    kept: kept.forms,
    sources,
  })
  const timers = timersOf({
    specs: model.timers ?? {},
    host,
    reader,
    pageId: id,
    keepKey,
    changed: (timer) => changes.emit(`page.timers.${timer}`),
    ended: events.ended,
  })
  const { flow } = model
  if (flow)
    wizard = lateParts().createWizard({
      flow,
      host,
      reader,
      address,
      reached: kept.reached,
      known: () => sources.knownFor(flow.order),
      changed: () => changes.emit('page.flow'),
    })
  const work = createPageWork()
  const submitted = () => kept.submitted || forms.submitted()
  return {
    changes,
    address,
    state,
    reader,
    sources,
    forms,
    timers,
    wizard,
    work,
    flowKeep,
    entryState,
    submitted,
  }
}

const formsOf = (options: FormsOptions): Forms =>
  Object.keys(options.specs).length > 0 ? lateParts().createForms(options) : NO_FORMS

const timersOf = (options: TimersOptions): Timers =>
  Object.keys(options.specs).length > 0 ? lateParts().createTimers(options) : NO_TIMERS

/** The tables are read through: asking for them may be what loads them. */
const envOf = (tables: ReturnType<Lookups['get']>, now: number): LogicEnv => ({
  get dictionaries() {
    return tables.dictionaries
  },
  get areas() {
    return tables.areas
  },
  now,
})
