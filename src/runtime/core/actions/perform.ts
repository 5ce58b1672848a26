import type { Action, GuardUse } from '#contract/page.gen.ts'
import { type Failure, failureOf } from '../failure.ts'
import { satisfy } from '../guards/satisfy.ts'
import type { Reader } from '../scope/reader.ts'
import type { Locals } from '../scope/scope.ts'
import { actionContext } from './actionContext.ts'
import type { RunEnd, RunnerOptions, Waits } from './run.ts'
import { runSteps } from './runSteps.ts'
import { toldAt } from './showAtInputs.ts'
import type { ActionContext } from './verb.ts'

/** Runs an action once: conditions, guards, steps, and the message when one fails. */
export async function perform(
  options: RunnerOptions,
  action: Action,
  start: Locals,
  waits: Waits,
): Promise<RunEnd> {
  const { host, reader, tell } = options
  let locals: Locals = { ...start, result: {} }
  const endings: ((well: boolean) => void)[] = []
  let well = false
  const person: ActionContext['person'] = async (answer) => {
    waits(true)
    try {
      return await answer()
    } finally {
      waits(false)
    }
  }
  const renew = async () => {
    await options.renew()
    locals = { ...locals, row: options.page.sources.freshRow(locals.row) }
  }
  const resolve = (value: unknown) => reader.resolve(value, locals)
  const admitted = (uses: readonly GuardUse[]) =>
    satisfy(uses, { host, tell, tellAt, resolve, renew, person, gone: options.gone })
  const tellAt = (value: unknown, text: string) => toldAt(value, text, context)
  const keep = (name: string, value: unknown) => {
    locals = { ...locals, result: { ...(locals.result as object), [name]: value } }
  }
  const context = actionContext(options, {
    locals: () => locals,
    atEnd: (run) => endings.push(run),
    admitted,
    person,
  })
  try {
    if (!allowed(action, reader, locals)) return 'dropped'
    if (!(await admitted(action.require ?? []))) return 'dropped'
    host.coverage?.used(action)
    const end = await runSteps(action.do, context, { keep })
    well = end === 'done'
    if (typeof end === 'string') return end
    if (!end.told) tellFailure(end.failure, options)
    return 'stopped'
  } catch (error) {
    host.report({ code: 'action-failed', path: options.page.document.id, message: String(error) })
    tellFailure(failureOf(error), options)
    return 'stopped'
  } finally {
    for (const ending of endings) ending(well)
  }
}

/** Checked when the run starts, because the button may show an older state. */
function allowed({ when, disabled }: Action, reader: Reader, locals: Locals): boolean {
  return reader.holds(when, locals) && !(disabled !== undefined && reader.holds(disabled, locals))
}

/** Shows a message that has no place on screen: a warning on PC, a failure toast on phones (specification, section 8). */
function tellFailure({ kind, msg }: Failure, { host, tell }: RunnerOptions): void {
  if (msg === '' || kind === 'expired') return
  tell(msg, host.session.get().device === 'pc' ? 'warning' : 'failure')
}
