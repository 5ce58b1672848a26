import type { Action } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { Locals } from '../scope/scope.ts'
import { lazyActions } from './lazyActions.ts'
import type { Runner, RunnerOptions, UnderWay, Waits } from './run.ts'

/** Runs each action at most once at a time, whoever starts it: a double click is one submission. */
export function createRunner(options: RunnerOptions): Runner {
  const { actions } = options
  const underWay = new Map<string, UnderWay>()

  const perform = async (action: Action, locals: Locals, waits: Waits) => {
    const { perform } = lazyActions.loaded() ?? (await lazyActions.load())
    return perform(options, action, locals, waits)
  }
  return {
    running: (id) => underWay.get(id),
    runSteps: (steps) => perform({ do: [...steps] }, {}, () => {}),
    async run(id, locals) {
      const action = ownValue(actions, id)
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
