import type { PageDocument } from '#contract/page.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/isEmpty.ts'
import type { RunParts } from '../actions/run.ts'
import type { ActionContext } from '../actions/verb.ts'
import type { Host } from '../host/host.ts'
import type { Sources } from '../sources/createSources.ts'
import type { Wizard } from '../wizard/createWizard.ts'
import type { Changes } from './changes.ts'
import type { Forms } from './forms.ts'
import { missingFiles } from './missingFiles.ts'
import type { PageState } from './pageState.ts'
import type { PageWork } from './pageWork.ts'
import type { Reader } from './reader.ts'
import type { Timers } from './timers.ts'

interface Parts {
  document: PageDocument
  host: Host
  notices: ActionContext['notices']
  reader: Reader
  changes: Changes
  /** States that were asked for files they do not hold, until an upload has said so. */
  missing: Set<string>
  state: PageState
  forms: Forms
  sources: Sources
  timers: Timers
  wizard: Wizard | null
  work: PageWork
  close: ((value: unknown) => void) | undefined
}

/** What verbs may do on a page, for a run with these roots. */
export const createActionContext =
  (parts: Parts) =>
  (run: RunParts): ActionContext => {
    const { document, host, notices, reader, changes, state, forms, sources, timers, wizard } =
      parts
    const { missing } = parts
    const resolve = (value: unknown) => reader.resolve(value, run.locals())
    return {
      host,
      notices,
      pageId: document.id,
      resolve,
      env: reader.env,
      set: state.set,
      batch: changes.batch,
      workDone: parts.work.done,
      form: forms.form,
      view() {
        const { device } = host.session.get()
        const holds = (condition: unknown) => reader.holds(condition)
        return { tree: document.views[device], step: wizard?.get().step ?? '', device, holds }
      },
      hasFiles(path) {
        const given = !isEmpty(resolve({ $: { var: path } }))
        if (given) missing.delete(path)
        else {
          missing.add(path)
          changes.emit(missingFiles(path))
        }
        return given
      },
      goStep: (target, replace) => wizard?.go(target, replace),
      refresh: sources.refresh,
      startTimer: (id) =>
        timers.start(id, Number(resolve(ownValue(document.model.timers, id)?.for))),
      stopTimer: timers.stop,
      close: (value) => parts.close?.(value),
      atEnd: run.atEnd,
      admitted: run.admitted,
      person: run.person,
    }
  }
