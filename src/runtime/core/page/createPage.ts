import type { PageDocument } from '#contract/page.ts'
import { createRunner } from '../actions/runner.ts'
import type { Host } from '../host/host.ts'
import { createSources } from '../sources/createSources.ts'
import { createWizard, type Wizard } from '../wizard/createWizard.ts'
import { createActionContext } from './actionContext.ts'
import { createPageAddress } from './address.ts'
import { createChanges, EVERYTHING } from './changes.ts'
import { createFlowKeep, NOTHING_KEPT } from './flowKeep.ts'
import { createForms } from './forms.ts'
import { createGate } from './gate.ts'
import { keepWhileOpen } from './keepWhileOpen.ts'
import { actionsOnAnswers } from './onAnswers.ts'
import type { PageInstance } from './pageInstance.ts'
import { createPageState } from './pageState.ts'
import { createPageWork } from './pageWork.ts'
import { createReader } from './reader.ts'
import { type PageRoots, scopeOf } from './scope.ts'
import { createTimers } from './timers.ts'

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

/**
 * Opens a document whose fragments are in place. Nothing is asked of the server before `start`.
 * The parts know each other only through the scope they read and the paths they touch.
 */
export function createPage(
  document: PageDocument,
  host: Host,
  options: PageOptions = {},
): PageInstance {
  const { model } = document
  const { session, clock, lookups } = host
  const actions = model.actions ?? {}
  let gone = false
  let renewing: Promise<void> = Promise.resolve()

  const changes = createChanges()
  const address = createPageAddress({
    navigation: host.navigation,
    params: options.params ?? {},
    follows: options.follows ?? 'own',
    changed: () => changes.emit('route'),
  })
  const keepKey = `${document.id} ${address.key}`
  const flowKeep = model.flow ? createFlowKeep(host.keep, keepKey, session) : null
  const kept = flowKeep?.load() ?? NOTHING_KEPT
  const state = createPageState(model.state ?? {}, { ...kept.state, ...options.given }, changes)
  let wizard: Wizard | null = null

  const roots = (): PageRoots => ({
    route: address.get(),
    ...session.get(),
    page: { ...state.get(), timers: timers.get(), flow: wizard?.get() ?? null },
    data: sources.get(),
    form: forms.get(),
    now: clock.now(),
  })
  const reader = createReader(
    changes,
    (locals) => scopeOf(roots(), locals),
    () => ({ ...lookups.get(), now: clock.now() }),
  )
  const onAnswers = actionsOnAnswers(actions)
  const sources = createSources(model.sources ?? {}, host, reader, changes, (id, value) => {
    for (const action of onAnswers.get(id) ?? []) void runner.run(action, { event: { value } })
  })
  const forms = createForms({
    specs: model.forms ?? {},
    host,
    reader,
    changes,
    kept: kept.forms,
    sources,
  })
  const timers = createTimers({
    specs: model.timers ?? {},
    host,
    keepKey,
    changed: (id) => changes.emit(`page.timers.${id}`),
    ended: (steps) => void runner.runSteps(steps),
  })
  const { flow } = model
  if (flow)
    wizard = createWizard({
      flow,
      host,
      reader,
      address,
      reached: kept.reached,
      known: () => sources.knownFor(flow.order),
      changed: () => changes.emit('page.flow'),
    })
  const work = createPageWork()
  const admission = { host, renew: () => renewing, gone: () => gone }
  const runner = createRunner({
    ...admission,
    pageId: document.id,
    actions,
    reader,
    freshRow: sources.freshRow,
    changed: (id) => changes.emit(`@running.${id}`),
    contextOf: createActionContext({
      document,
      host,
      reader,
      changes,
      state,
      forms,
      sources,
      timers,
      wizard,
      work,
      close: options.close,
    }),
  })
  const gate = createGate(
    document.require ?? [],
    { ...admission, resolve: (value) => reader.resolve(value), person: (answer) => answer() },
    begin,
  )
  let endKeeping = (_over: boolean) => {}

  function begin(): void {
    changes.batch(() => {
      sources.start()
      wizard?.settle()
      forms.reconsider()
    })
    timers.resume()
    if (flowKeep)
      endKeeping = keepWhileOpen(flowKeep, host, changes, () => ({
        state: state.get(),
        forms: forms.keepable(),
        reached: wizard?.reached() ?? '',
      }))
  }
  const stops = [
    watchUser(host, () => {
      if (gate.get() === 'open') renewing = sources.refreshPersonal()
    }),
    session.subscribe(() => {
      changes.emit('site', 'user', 'device')
      gate.recheck()
    }),
    lookups.subscribe(() => changes.emit(EVERYTHING)),
  ]
  return {
    document,
    start: () => void gate.knock(),
    getScope: (locals) => reader.scope(locals),
    resolve: reader.resolve,
    version: changes.version,
    subscribe: changes.subscribe,
    set: state.set,
    batch: changes.batch,
    attach: work.attach,
    run: (id, locals = {}) => runner.run(id, locals),
    running: runner.running,
    form: forms.form,
    gate,
    knock: gate.knock,
    refresh: (id) => sources.refresh([id]),
    requests: sources.requests,
    accept: sources.accept,
    dispose() {
      gone = true
      endKeeping(wizard?.isLast() ?? false)
      for (const stop of stops) stop()
      for (const part of [address, sources, forms, timers, wizard]) part?.dispose()
    },
  }
}

/** Told when somebody else asks, or has proven something more. */
function watchUser({ session }: Host, changed: () => void): () => void {
  let { user } = session.get()
  return session.subscribe(() => {
    const before = user
    user = session.get().user
    if (before !== user) changed()
  })
}
