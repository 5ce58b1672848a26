import type { PageDocument, Step } from '#contract/page.gen.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import type { Host } from '../host.ts'
import type { Forms, FormsOptions } from '../pageForms/forms.ts'
import type { Lookups } from '../ports/lookups.ts'
import { createChanges } from '../scope/changes.ts'
import { createPageAddress } from '../scope/pageAddress.ts'
import { createReader } from '../scope/reader.ts'
import { createScope, type PageRoots } from '../scope/scope.ts'
import { createStateErrors } from '../scope/stateErrors.ts'
import { createSources } from '../sources/createSources.ts'
import type { Wizard, WizardOptions } from '../wizard/createWizard.ts'
import { lazyParts, NO_FORMS, NO_TIMERS } from './loadLazyParts.ts'
import type { PageOptions } from './pageInstance.ts'
import { createEntryState, createPageState } from './pageState.ts'
import type { Timers, TimersOptions } from './timers.ts'
import { createPageUploads } from './uploads.ts'

/** Callbacks of the page's parts. */
export interface PageEvents {
  /** Called when a source gets a value. */
  answered(source: string, value: unknown): void
  /** Called when a timer ends. */
  ended(steps: readonly Step[]): void
}

export type PageParts = ReturnType<typeof createPageParts>

/**
 * Creates the stateful parts of a page. They are coupled only through the scope they read and the paths they touch; no
 * request is sent yet.
 */
export function createPageParts(
  document: PageDocument,
  host: Host,
  options: PageOptions,
  events: PageEvents,
) {
  const { id: pageId, model } = document
  const { session, clock, lookups } = host
  const changes = createChanges()
  const address = createPageAddress({
    navigation: host.navigation,
    follows: options.follows ?? 'own',
    changed: () => changes.emit('route'),
  })
  const storageKey = `${pageId} ${address.key}`
  const flowStorage = model.flow ? lazyParts().createFlowStorage(host, storageKey) : null
  const saved = flowStorage?.load()
  const entryState = createEntryState(document, host, options)
  const initial = { ...entryState.load(), ...saved?.state, ...options.given }
  const state = createPageState(model.state ?? {}, initial, changes)

  const roots = (): PageRoots => ({
    route: address.get(),
    ...session.get(),
    page: { ...state.get(), timers: timers.get(), flow: wizard?.get() ?? null },
    data: sources.get(),
    form: forms.get(),
    now: clock.now(),
  })
  const env = () => envOf(lookups.get(), clock.now())
  const scope = createScope(() => [changes.version(), clock.now(), session.get()], roots)
  const reader = createReader(changes, scope, env, host.coverage)
  const common = { pageId, host, reader, changes }
  const sources = createSources(model.sources ?? {}, host, reader, changes, events.answered)
  const forms = formsOf({ ...common, specs: model.forms ?? {}, saved: saved?.forms ?? {}, sources })
  const timers = timersOf({
    ...common,
    specs: model.timers ?? {},
    storageKey,
    changed: (timer) => changes.emit(`page.timers.${timer}`),
    ended: events.ended,
  })
  const wizard = wizardOf(model.flow, {
    ...common,
    address,
    reached: saved?.reached ?? '',
    known: () => sources.knownFor(model.flow?.order),
    changed: () => changes.emit('page.flow'),
  })
  const uploads = createPageUploads()
  const stateErrors = createStateErrors(
    changes,
    (path) => !isEmpty(reader.resolve({ $: { var: path } })),
  )
  const submitted = () => saved?.submitted === true || forms.submitted()
  const parts = { changes, address, state, reader, sources, forms, timers, wizard, uploads }
  return { ...parts, stateErrors, flowStorage, entryState, submitted }
}

const formsOf = (options: FormsOptions): Forms =>
  Object.keys(options.specs).length > 0 ? lazyParts().createForms(options) : NO_FORMS

const timersOf = (options: TimersOptions): Timers =>
  Object.keys(options.specs).length > 0 ? lazyParts().createTimers(options) : NO_TIMERS

const wizardOf = (
  flow: PageDocument['model']['flow'],
  options: Omit<WizardOptions, 'flow'>,
): Wizard | null => (flow ? lazyParts().createWizard({ ...options, flow }) : null)

/** Accessed lazily, because reading the tables may load them. */
const envOf = (tables: ReturnType<Lookups['get']>, now: number): LogicEnv => ({
  get dictionaries() {
    return tables.dictionaries
  },
  get areas() {
    return tables.areas
  },
  ...(tables.areLoading && { areLoading: true }),
  now,
})
