import type { PageDocument } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { Host } from '../host.ts'
import type { Forms } from '../pageForms/forms.ts'
import type { Changes } from '../scope/changes.ts'
import type { Reader } from '../scope/reader.ts'
import type { Locals } from '../scope/scope.ts'
import type { StateErrors } from '../scope/stateErrors.ts'
import type { Sources } from '../sources/createSources.ts'
import type { Wizard } from '../wizard/createWizard.ts'
import type { ActionContext } from './verb.ts'

/** The parts of a page that verbs use. */
export interface ActionPage {
  document: PageDocument
  notices: ActionContext['notices']
  changes: Pick<Changes, 'batch'>
  state: Pick<ActionContext, 'set'>
  forms: Pick<Forms, 'form'>
  sources: Pick<Sources, 'refresh' | 'freshRow'>
  timers: { start(id: string, ms: number): void; stop(id: string): void }
  wizard: Wizard | null
  uploads: { done(): Promise<boolean> }
  stateErrors: StateErrors
  close: ((value: unknown) => void) | undefined
}

/** The part of a context that belongs to its run. */
type RunParts = Pick<ActionContext, 'atEnd' | 'admitted' | 'person'> & { locals(): Locals }

/** Creates the context of one run: everything verbs may do on a page. */
export function actionContext(
  { host, reader, page }: { host: Host; reader: Reader; page: ActionPage },
  run: RunParts,
): ActionContext {
  const { document, forms, sources, timers, wizard, uploads, stateErrors } = page
  const resolve = (value: unknown) => reader.resolve(value, run.locals())
  return {
    host,
    notices: page.notices,
    pageId: document.id,
    resolve,
    env: reader.env,
    set: page.state.set,
    batch: page.changes.batch,
    workDone: uploads.done,
    form: forms.form,
    view() {
      const { device } = host.session.get()
      const holds = (condition: unknown) => reader.holds(condition)
      return { tree: document.views[device], step: wizard?.get().step ?? '', device, holds }
    },
    errors: stateErrors,
    goStep: (target, replace) => wizard?.go(target, replace),
    refresh: sources.refresh,
    async renewForm(id) {
      const before = forms.form(id)
      const spec = ownValue(document.model.forms, id)
      if (spec?.from === 'formInfo') await sources.refresh([spec.source])
      return forms.form(id) !== before
    },
    startTimer: (id) => timers.start(id, Number(resolve(ownValue(document.model.timers, id)?.for))),
    stopTimer: timers.stop,
    close: (value) => page.close?.(value),
    atEnd: run.atEnd,
    admitted: run.admitted,
    person: run.person,
  }
}
