import { type Step, VERBS, type Verb } from '#contract/page.gen.ts'
import { type Failure, failureOf } from '../failure.ts'
import { isTrue } from '../value/isTrue.ts'
import type { ActionContext, VerbRunner } from './verb.ts'
import { VERB_TABLE } from './verbRegistry.ts'

/** Results of one chain: scope root `result`. */
export interface Results {
  keep(name: string, value: unknown): void
}

/** `dropped`: a step's guard was not satisfied. `told`: the failure was already shown by the step's `else`. */
export type ChainEnd = 'done' | 'dropped' | { failure: Failure; told: boolean }

/**
 * Runs steps in order and stops at the first failure. Its `else` then runs with `result.error` and is responsible for
 * informing the user; without `else` the caller is. An unsatisfied guard is not a failure: `else` does not run.
 */
export async function runSteps(
  steps: readonly Step[],
  context: ActionContext,
  results: Results,
): Promise<ChainEnd> {
  for (const step of steps) {
    const end = await runStep(step, context, results)
    if (end === 'dropped') return end
    if (end === 'done') continue
    if (!step.else) return { failure: end, told: false }
    results.keep('error', end)
    const otherwise = await runSteps(step.else, context, results)
    return { failure: end, told: typeof otherwise === 'string' || otherwise.told }
  }
  return 'done'
}

async function runStep(
  step: Step,
  context: ActionContext,
  results: Results,
): Promise<'done' | 'dropped' | Failure> {
  try {
    const isWanted = step.if === undefined || isTrue(context.resolve(step.if))
    context.host.coverage?.decided(step.if, isWanted)
    if (!isWanted) return 'done'
    if (step.require && !(await context.admitted(step.require))) return 'dropped'
    context.host.coverage?.used(step)
    const verb = verbOf(step)
    const value = await (VERB_TABLE[verb] as VerbRunner<Verb>)(step as never, context)
    if (step.as !== undefined) results.keep(step.as, value ?? null)
    return 'done'
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'broken')
      context.host.report({ code: 'step-failed', path: context.pageId, message: String(error) })
    return failure
  }
}

function verbOf(step: Step): Verb {
  const verb = VERBS.find((name) => Object.hasOwn(step, name))
  if (!verb) throw new Error(`步骤没有可执行的动作：${Object.keys(step).join('、')}`)
  return verb
}
