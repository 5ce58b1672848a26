import type { PageDocument } from '#contract/page.ts'
import { createRunner } from '../actions/runner.ts'
import type { Host } from '../host/host.ts'
import { createActionContext } from './actionContext.ts'
import { EVERYTHING } from './changes.ts'
import { createGate } from './gate.ts'
import { guardLeaving } from './guardLeaving.ts'
import { keepWhileOpen } from './keepWhileOpen.ts'
import { actionsOnAnswers, actionsOnOpening } from './onAnswers.ts'
import type { PageInstance } from './pageInstance.ts'
import type { PageOptions } from './pageOptions.ts'
import { createPageParts } from './pageParts.ts'
import { watchUser } from './watchUser.ts'

/** Whether any form of the page wants to be asked about before the page is left. */
const warnsUnsaved = ({ model }: PageDocument): boolean =>
  Object.values(model.forms ?? {}).some(({ warnUnsaved }) => warnUnsaved)

/** Opens a document whose fragments are in place. Nothing is asked of the server before `start`. */
export function createPage(
  document: PageDocument,
  host: Host,
  options: PageOptions = {},
): PageInstance {
  const { session, lookups } = host
  const actions = document.model.actions ?? {}
  const onAnswers = actionsOnAnswers(actions)
  const onOpening = actionsOnOpening(actions)
  host.witness?.opened(document)
  const notices = host.notices.ofPage()
  let gone = false
  let renewing: Promise<void> = Promise.resolve()
  let endKeeping = (_over: boolean) => {}

  const parts = createPageParts(document, host, options, {
    answered(source, value) {
      for (const id of onAnswers.get(source) ?? []) void runner.run(id, { event: { value } })
    },
    ended: (steps) => void runner.runSteps(steps),
  })
  const { changes, reader, sources, forms, timers, wizard, flowKeep } = parts
  const missing = new Set<string>()
  const admission = { host, tell: notices.tell, renew: () => renewing, gone: () => gone }
  const runner = createRunner({
    ...admission,
    pageId: document.id,
    actions,
    reader,
    freshRow: sources.freshRow,
    changed: (id) => changes.emit(`@running.${id}`),
    contextOf: createActionContext({
      missing,
      ...parts,
      document,
      host,
      notices,
      close: options.close,
    }),
  })
  const gate = createGate(
    document.require ?? [],
    {
      ...admission,
      arriving: true,
      resolve: (value) => reader.resolve(value),
      person: (answer) => answer(),
    },
    begin,
  )
  function begin(): void {
    changes.batch(() => {
      sources.start()
      wizard?.settle()
      forms.reconsider()
    })
    for (const id of onOpening) void runner.run(id, {})
    timers.resume()
    if (flowKeep)
      endKeeping = keepWhileOpen(flowKeep, host, changes, () => ({
        state: parts.state.get(),
        forms: forms.keepable(),
        reached: wizard?.reached() ?? '',
        submitted: parts.submitted(),
      }))
  }
  const stops = [
    watchUser(session, () => {
      if (gate.get() === 'open') renewing = sources.refreshPersonal()
    }),
    session.subscribe(() => {
      changes.emit('site', 'user', 'device')
      gate.recheck()
    }),
    lookups.subscribe(() => changes.emit(EVERYTHING)),
    changes.subscribe(
      ['page.flow'],
      onChange(() => wizard?.get().step, notices.moved),
    ),
    warnsUnsaved(document) ? guardLeaving({ host, forms, key: parts.address.key }) : () => {},
  ]
  return {
    document,
    start: () => void gate.knock(),
    getScope: (locals) => reader.scope(locals),
    resolve: reader.resolve,
    version: changes.version,
    subscribe: changes.subscribe,
    set: parts.state.set,
    batch: changes.batch,
    attach: parts.work.attach,
    takeMissing: (path) => missing.delete(path),
    run(id, locals = {}) {
      if (!runner.running(id)) notices.acted()
      return runner.run(id, locals)
    },
    running: runner.running,
    form: forms.form,
    gate,
    knock: gate.knock,
    refresh: (id) => sources.refresh([id]),
    requests: sources.requests,
    accept: sources.accept,
    dispose() {
      gone = true
      parts.entryState.save(parts.state.get())
      endKeeping(parts.submitted() || (wizard?.isLast() ?? false))
      notices.moved()
      for (const stop of stops) stop()
      for (const part of [parts.address, sources, forms, timers, wizard]) part?.dispose()
    },
  }
}

/** A listener that runs `then` only when what `read` gives is another than before. */
function onChange(read: () => unknown, then: () => void): () => void {
  let before = read()
  return () => {
    const now = read()
    if (now === before) return
    before = now
    then()
  }
}
