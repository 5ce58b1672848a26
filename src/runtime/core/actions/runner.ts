import type { Action, GuardUse, Step } from '#contract/page.ts'
import { type Failure, failureOf } from '../failure.ts'
import { satisfy } from '../guards/satisfy.ts'
import type { Host } from '../host/host.ts'
import type { Reader } from '../page/reader.ts'
import type { Locals } from '../page/scope.ts'
import { runSteps } from './runSteps.ts'
import type { ActionContext } from './verb.ts'

/** done: all steps. stopped: a step failed. dropped: not allowed, or a guard was not met. busy: runs already. */
export type RunEnd = 'done' | 'stopped' | 'dropped' | 'busy'

export interface UnderWay {
  /** The row it was started from; null without one. */
  row: unknown
  /** It is the person's turn: a dialog or a question is open. */
  waits: boolean
}

export interface Runner {
  /** Steps that belong to no action, such as a timer's `onEnd`. */
  runSteps(steps: readonly Step[]): Promise<RunEnd>
  run(id: string, locals: Locals): Promise<RunEnd>
  /** The run under way; undefined when the action does not run. */
  running(id: string): UnderWay | undefined
}

/** What a context gets from its run. */
export type RunParts = Pick<ActionContext, 'atEnd' | 'admitted' | 'person'> & { locals(): Locals }

export interface RunnerOptions {
  pageId: string
  actions: Readonly<Record<string, Action>>
  host: Host
  reader: Reader
  /** What verbs may do, for a run with these roots. */
  contextOf(run: RunParts): ActionContext
  freshRow(row: unknown): unknown
  renew(): Promise<void>
  gone(): boolean
  /** An action has begun or ended. */
  changed(id: string): void
}

/** An action runs once at a time, whoever starts it: a double click is one submission. */
export function createRunner(options: RunnerOptions): Runner {
  const { actions, host, reader } = options
  const underWay = new Map<string, UnderWay>()

  async function perform(action: Action, start: Locals, waits: Waits): Promise<RunEnd> {
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
      locals = { ...locals, row: options.freshRow(locals.row) }
    }
    const resolve = (value: unknown) => reader.resolve(value, locals)
    const admitted = (uses: readonly GuardUse[]) =>
      satisfy(uses, { host, resolve, renew, person, gone: options.gone })
    const keep = (name: string, value: unknown) => {
      locals = { ...locals, result: { ...(locals.result as object), [name]: value } }
    }
    const context = options.contextOf({
      locals: () => locals,
      atEnd: (run) => endings.push(run),
      admitted,
      person,
    })
    try {
      if (!allowed(action, reader, locals)) return 'dropped'
      if (!(await admitted(action.require ?? []))) return 'dropped'
      host.witness?.used(action)
      const end = await runSteps(action.do, context, { keep })
      well = end === 'done'
      if (typeof end === 'string') return end
      if (!end.told) tell(end.failure, host)
      return 'stopped'
    } catch (error) {
      host.report({ code: 'action-failed', path: options.pageId, message: String(error) })
      tell(failureOf(error), host)
      return 'stopped'
    } finally {
      for (const ending of endings) ending(well)
    }
  }
  return {
    running: (id) => underWay.get(id),
    runSteps: (steps) => perform({ do: [...steps] }, {}, () => {}),
    async run(id, locals) {
      const action = Object.hasOwn(actions, id) ? actions[id] : undefined
      if (!action) throw new Error(`没有名为 ${id} 的操作`)
      if (underWay.has(id)) return 'busy'
      const waits = (now: boolean) => {
        underWay.set(id, { row: locals.row ?? null, waits: now })
        options.changed(id)
      }
      waits(false)
      try {
        return await perform(action, locals, waits)
      } finally {
        underWay.delete(id)
        options.changed(id)
      }
    },
  }
}

/** Asked when it starts: a button may show what has changed since. */
function allowed({ when, disabled }: Action, reader: Reader, locals: Locals): boolean {
  return reader.holds(when, locals) && !(disabled !== undefined && reader.holds(disabled, locals))
}

/** Told when the run begins and ends to wait for the person. */
type Waits = (now: boolean) => void

/** The server's words: a warning on PC, a failure toast on phones (specification, section 8). */
function tell({ kind, msg }: Failure, { notices, session }: Host): void {
  if (kind === 'invalid' || kind === 'dismissed' || kind === 'expired') return
  notices.tell(msg, session.get().device === 'pc' ? 'warning' : 'failure')
}
