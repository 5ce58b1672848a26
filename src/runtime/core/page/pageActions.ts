import type { PageDocument } from '#contract/page.gen.ts'
import type { RunnerOptions } from '../actions/run.ts'
import { createRunner } from '../actions/runner.ts'
import type { ActionContext } from '../actions/verb.ts'
import type { Host } from '../host.ts'
import type { PageParts } from './pageParts.ts'

interface PageActionsOptions {
  document: PageDocument
  host: Host
  notices: ActionContext['notices']
  parts: PageParts
  admission: Pick<RunnerOptions, 'tell' | 'renew' | 'gone'>
  close: ((value: unknown) => void) | undefined
}

/** Creates the runner of a page's actions and their triggers. */
export function createPageActions(options: PageActionsOptions) {
  const { document, host, notices, parts, admission, close } = options
  const actions = document.model.actions ?? {}
  const triggered = actionsByTrigger(actions)
  const runner = createRunner({
    ...admission,
    actions,
    host,
    reader: parts.reader,
    page: { ...parts, document, notices, close },
    changed: (id) => parts.changes.emit(`@running.${id}`),
  })
  return {
    ...runner,
    /** Runs the actions with `on: "open"`. */
    opened() {
      for (const id of triggered.get('open') ?? []) void runner.run(id, {})
    },
    /** Runs the actions with `on: "data.<source>"`. */
    answered(source: string, value: unknown) {
      for (const id of triggered.get(`data.${source}`) ?? [])
        void runner.run(id, { event: { value } })
    },
  }
}

/** Maps each `on` trigger to the ids of its actions, in document order. */
function actionsByTrigger(
  actions: NonNullable<PageDocument['model']['actions']>,
): Map<string, string[]> {
  const byTrigger = new Map<string, string[]>()
  for (const [id, { on }] of Object.entries(actions))
    if (on !== undefined) byTrigger.set(on, [...(byTrigger.get(on) ?? []), id])
  return byTrigger
}
