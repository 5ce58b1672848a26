import type { FormBundle } from '#contract/form.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { EXPECTATIONS } from '../expectations/expectationRegistry.ts'
import { openBundle } from '../runScenario.ts'
import type { Expectation, ExpectationKey, Scenario, ScenarioStep } from '../scenario.ts'
import { playStep } from '../steps/playStep.ts'
import { withoutUnknown } from './withoutUnknown.ts'

/**
 * Returns the steps of a scenario updated to the form's present behaviour: an expectation that fails is replaced by the
 * actual state, and everything that the form no longer has or can do is left out. Aspects without an expectation get
 * none.
 */
export async function takenOver(
  { steps, context = {} }: Pick<Scenario, 'steps' | 'context'>,
  bundle: FormBundle,
  tables: FormContext,
): Promise<ScenarioStep[]> {
  const store = openBundle(bundle, context, tables)
  const taken: ScenarioStep[] = []
  for (const step of withoutUnknown(steps, bundle)) {
    const done = await doneOf(store, step)
    const now = done && 'expect' in done ? expectedNow(store, done.expect) : done
    if (now) taken.push(now)
  }
  store.dispose()
  return taken
}

/** Plays a step and returns the part of it that was possible: a cell of a missing row cannot be filled in. */
async function doneOf(store: FormStore, step: ScenarioStep): Promise<ScenarioStep | undefined> {
  const isDone = async (part: ScenarioStep) => (await playStep(store, part)) === undefined
  if ('set' in step) {
    const set = await kept(Object.entries(step.set), ([path, value]) =>
      isDone({ set: { [path]: value } }),
    )
    return set.length > 0 ? { set: Object.fromEntries(set) } : undefined
  }
  if ('type' in step) {
    const type = await kept(Object.entries(step.type), ([path, value]) =>
      isDone({ type: { [path]: value } }),
    )
    return type.length > 0 ? { type: Object.fromEntries(type) } : undefined
  }
  if ('blur' in step) {
    const blur = await kept([step.blur].flat(), (path) => isDone({ blur: path }))
    return blur.length > 0 ? { blur: Array.isArray(step.blur) ? blur : step.blur } : undefined
  }
  return (await isDone(step)) ? step : undefined
}

/** Returns the entries for which a predicate holds, evaluated one after the other. */
async function kept<T>(all: readonly T[], holds: (one: T) => Promise<boolean>): Promise<T[]> {
  const found: T[] = []
  for (const one of all) if (await holds(one)) found.push(one)
  return found
}

/** Returns the expectation of the actual state; undefined when nothing is left to expect. */
function expectedNow(store: FormStore, expected: Expectation): ScenarioStep | undefined {
  const now: Record<string, unknown> = {}
  for (const key of Object.keys(expected) as ExpectationKey[]) {
    const found = foundAt(store, key, expected)
    if (found !== undefined) now[key] = found
  }
  const expect = withTurned(store, expected, now as Expectation)
  return Object.keys(expect).length > 0 ? { expect } : undefined
}

/**
 * Returns the actual state in one aspect, in the notation of the expectation if they are equal; undefined when there is
 * none.
 */
function foundAt(store: FormStore, key: ExpectationKey, expected: Expectation): unknown {
  const find = EXPECTATIONS[key] as ((store: FormStore, expected: unknown) => unknown) | undefined
  if (!find) return undefined
  const found: unknown = JSON.parse(JSON.stringify(find(store, expected[key]) ?? null))
  if (isSameJson(found, expected[key])) return expected[key]
  const isGone = Array.isArray(found) && found.length === 0
  return isGone ? undefined : found
}

/** Adds fields expected to show that are hidden to the hidden ones, and vice versa. */
function withTurned(store: FormStore, expected: Expectation, now: Expectation): Expectation {
  const { visible = [], hidden = [] } = expected
  const turned = { visible: hidden, hidden: visible }
  const all = { ...now }
  for (const key of ['visible', 'hidden'] as const) {
    const arrived = EXPECTATIONS[key](store, turned[key]) as string[]
    const fresh = arrived.filter((one) => !now[key]?.includes(one))
    if (fresh.length > 0) all[key] = [...(now[key] ?? []), ...fresh]
  }
  return all
}
