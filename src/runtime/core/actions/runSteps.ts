import { type Step, VERBS, type Verb } from '#contract/page.ts'
import { type Failure, failureOf } from '../failure.ts'
import { isTrue } from '../value/isTrue.ts'
import { VERB_TABLE } from './table.ts'
import type { ActionContext, VerbRunner } from './verb.ts'

/** Where one chain keeps its answers: scope root `result`. */
export interface Results {
  keep(name: string, value: unknown): void
}

export type ChainEnd = { done: true } | { done: false; failure: Failure; told: boolean }

/**
 * Runs steps in order and stops at the first that fails. Its `else` then runs with `result.error`, and counts as
 * having told the person; without it the caller tells.
 */
export async function runSteps(
  steps: readonly Step[],
  context: ActionContext,
  results: Results,
): Promise<ChainEnd> {
  for (const step of steps) {
    const failure = await runStep(step, context, results)
    if (!failure) continue
    if (!step.else) return { done: false, failure, told: false }
    results.keep('error', failure)
    const end = await runSteps(step.else, context, results)
    return { done: false, failure, told: end.done || end.told }
  }
  return { done: true }
}

async function runStep(
  step: Step,
  context: ActionContext,
  results: Results,
): Promise<Failure | null> {
  try {
    if (step.if !== undefined && !isTrue(context.resolve(step.if))) return null
    const verb = verbOf(step)
    const value = await (VERB_TABLE[verb] as VerbRunner<Verb>)(step as never, context)
    if (step.as !== undefined) results.keep(step.as, value ?? null)
    return null
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
