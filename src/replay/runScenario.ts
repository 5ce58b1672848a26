import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { momentOf } from '#domain/time/dateFormat.ts'
import type { Ask, FormContext } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { EXPECTATIONS } from './expectations/expectationRegistry.ts'
import type {
  Expectation,
  ExpectationKey,
  Failure,
  Scenario,
  ScenarioContext,
  ScenarioStep,
} from './scenario.ts'
import { playStep, wordOf } from './steps/playStep.ts'

/** Reference data of the form: the tables of the fixtures, and the server's pattern matcher. */
export type Tables = FormContext

/** Plays a scenario and returns all failed expectations; continues after a failure. */
export const runScenario = (scenario: Scenario, tables: Tables): Promise<Failure[]> =>
  playSteps(openForm(scenario, tables), scenario)

/**
 * Plays a scenario on its form as it was opened.
 * @param look is called when the form is open, and after every step
 */
export async function playSteps(
  store: FormStore,
  scenario: Scenario,
  look: (store: FormStore) => void = () => {},
): Promise<Failure[]> {
  const failures: Failure[] = []
  look(store)
  for (const [index, step] of scenario.steps.entries()) {
    const undone = await playStep(store, step)
    if (undone !== undefined) failures.push(undoneFailure(index + 1, step, undone))
    if ('expect' in step) failures.push(...differences(store, step.expect, index + 1))
    look(store)
  }
  store.dispose()
  return failures
}

/** The form of a scenario as it opens. */
export function openForm({ formInfo, context = {} }: Scenario, tables: Tables): FormStore {
  const dictionaries = { ...tables.dictionaries, ...context.dictionaries }
  const bundle = convertFormInfo(formInfo, { dictionaries, areas: tables.areas })
  return openBundle(bundle, context, tables)
}

/** A form that is converted already, as it opens in the environment of a scenario. */
export function openBundle(
  bundle: FormBundle,
  context: ScenarioContext,
  tables: Tables,
): FormStore {
  return new FormStore(bundle, {
    context: {
      ...tables,
      dictionaries: { ...tables.dictionaries, ...context.dictionaries },
      ...(context.now !== undefined && { now: momentOf(context.now) }),
      ...(context.user?.areaCode !== undefined && { ownAreaCode: context.user.areaCode }),
    },
    ask: askerOf(context),
    ...(context.prefill && { initial: context.prefill }),
    ...(context.locked && { locked: context.locked }),
    ...(context.initial && { stored: context.initial, record: context.initial }),
  })
}

/** Replaces the server: the scenario names the values that are taken. */
const askerOf =
  ({ taken = {} }: ScenarioContext): Ask =>
  async ({ kind, value }) =>
    !taken[kind]?.includes(value)

const undoneFailure = (step: number, done: ScenarioStep, sentence: string): Failure => ({
  ...{ step, key: wordOf(done), expected: '能做到', actual: '没有做到', sentence },
})

/** Compares as JSON does: a key that is absent and one that is undefined are the same. */
function differences(store: FormStore, expectation: Expectation, step: number): Failure[] {
  const keys = Object.keys(expectation) as ExpectationKey[]
  return keys.flatMap((key) => {
    const expected: unknown = expectation[key]
    const find = EXPECTATIONS[key] as ((store: FormStore, expected: unknown) => unknown) | undefined
    const actual = find ? plain(find(store, expected)) : '没有这个检查项'
    return isSameJson(actual, expected) ? [] : [{ step, key, expected, actual }]
  })
}

const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))
