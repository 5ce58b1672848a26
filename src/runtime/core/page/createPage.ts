import type { PageDocument } from '#contract/page.gen.ts'
import type { Host } from '../host.ts'
import { EVERYTHING } from '../scope/changes.ts'
import type { Gate } from './gate.ts'
import { lazyParts } from './loadLazyParts.ts'
import { openGate } from './openGate.ts'
import { createPageActions } from './pageActions.ts'
import type { PageInstance, PageOptions } from './pageInstance.ts'
import { createPageParts, type PageParts } from './pageParts.ts'

/** State of a page's life cycle. */
interface PageLife {
  /** True once disposed: suspended actions are dropped. */
  gone: boolean
  /** Resolves when the data belong to the current user. */
  renewing: Promise<void>
  /** Stops saving the wizard in the tab; does nothing before the page has started. */
  stopSaving(over: boolean): void
}

/** Opens an expanded document. Sends no request before `start`. */
export function createPage(
  document: PageDocument,
  host: Host,
  options: PageOptions = {},
): PageInstance {
  host.coverage?.opened(document)
  const notices = host.notices.ofPage()
  const life: PageLife = { gone: false, renewing: Promise.resolve(), stopSaving: () => {} }
  const admission = { host, tell: notices.tell, renew: () => life.renewing, gone: () => life.gone }
  const parts = createPageParts(document, host, options, {
    answered: (source, value) => actions.answered(source, value),
    ended: (steps) => void actions.runSteps(steps),
  })
  const { changes, reader, sources, forms, wizard, uploads, stateErrors } = parts
  const { close } = options
  const actions = createPageActions({ document, host, notices, parts, admission, close })
  const gate = document.require?.length
    ? lazyParts().createGate(
        document.require,
        {
          ...admission,
          arriving: true,
          resolve: (value) => reader.resolve(value),
          person: (answer) => answer(),
        },
        begin,
      )
    : openGate(begin)
  function begin(): void {
    startParts(parts)
    actions.opened()
    parts.timers.resume()
    life.stopSaving = saveFlow(parts, host)
  }
  const stops = [
    ...follow(parts, host, gate, life),
    changes.subscribe(
      ['page.flow'],
      onChange(() => wizard?.get().step, notices.moved),
    ),
    watchLeaving(document, host, parts),
  ]
  return {
    document,
    start: () => void gate.knock(),
    getScope: (locals) => reader.scope(locals),
    resolve: reader.resolve,
    version: changes.version,
    subscribe: changes.subscribe,
    set(path, value) {
      stateErrors.forget(path)
      parts.state.set(path, value)
    },
    batch: changes.batch,
    attach: uploads.attach,
    errors: stateErrors,
    run(id, locals = {}) {
      if (!actions.running(id)) notices.acted()
      return actions.run(id, locals)
    },
    running: actions.running,
    ...{ form: forms.form, formsFailed: forms.failed, retryForms: forms.retry },
    gate,
    knock: gate.knock,
    refresh: (id) => sources.refresh([id]),
    requests: sources.requests,
    accept: sources.accept,
    dispose() {
      life.gone = true
      parts.entryState.save(parts.state.get())
      life.stopSaving(parts.submitted() || (wizard?.isLast() ?? false))
      notices.moved()
      for (const stop of stops) stop()
      for (const part of [parts.address, sources, forms, parts.timers, wizard]) part?.dispose()
    },
  }
}

/** Asks before leaving when the page declares unsaved state or has a form with `warnUnsaved`. */
function watchLeaving(document: PageDocument, host: Host, parts: PageParts): () => void {
  if (!warnsUnsaved(document)) return () => {}
  const { forms, reader, address } = parts
  const isUnsaved = () => reader.resolve(document.model.unsaved) === true
  return lazyParts().guardLeaving({ host, forms, key: address.key, isUnsaved })
}

const warnsUnsaved = ({ model }: PageDocument): boolean =>
  model.unsaved !== undefined ||
  Object.values(model.forms ?? {}).some(({ warnUnsaved }) => warnUnsaved)

function startParts({ changes, sources, wizard, forms }: PageParts): void {
  changes.batch(() => {
    sources.start()
    wizard?.settle()
    forms.reconsider()
  })
}

/** Saves a wizard's state while the page is open; other pages save nothing. */
function saveFlow({ flowStorage, state, forms, wizard, ...parts }: PageParts, host: Host) {
  if (!flowStorage) return () => {}
  return lazyParts().saveWhileOpen(flowStorage, host, parts.changes, () => ({
    state: state.get(),
    forms: forms.savableValues(),
    reached: wizard?.reached() ?? '',
    submitted: parts.submitted(),
  }))
}

/** Follows session and lookup tables; reloads the data when the user changes. */
function follow(
  { changes, sources }: PageParts,
  { session, lookups }: Host,
  gate: Gate,
  life: PageLife,
): (() => void)[] {
  const renew = onChange(
    () => session.get().user,
    () => {
      if (gate.get() === 'open') life.renewing = sources.refreshPersonal()
    },
  )
  return [
    session.subscribe(() => {
      renew()
      changes.emit('site', 'user', 'device')
      gate.recheck()
    }),
    lookups.subscribe(() => changes.emit(EVERYTHING)),
  ]
}

/** Returns a listener that runs `then` only when the value of `read` has changed. */
function onChange(read: () => unknown, then: () => void): () => void {
  let before = read()
  return () => {
    const now = read()
    if (now === before) return
    before = now
    then()
  }
}
