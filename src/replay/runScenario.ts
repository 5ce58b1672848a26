import { isDeepStrictEqual } from 'node:util'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Ask, FormContext } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { EXPECTATIONS } from './expectations/table.ts'
import type {
  Expectation,
  ExpectationKey,
  Failure,
  Scenario,
  ScenarioContext,
  ScenarioStep,
  StepWord,
} from './scenario.ts'
import { STEPS } from './steps/table.ts'

/** What the form may look up: the tables of the fixtures, and the server's way of matching patterns. */
export type Tables = FormContext

/** Plays a scenario and gives back everything that was not as expected; it goes on after a failure. */
export async function runScenario(scenario: Scenario, tables: Tables): Promise<Failure[]> {
  const store = openForm(scenario, tables)
  const failures: Failure[] = []
  for (const [index, step] of scenario.steps.entries()) {
    await playStep(store, step)
    if ('expect' in step) failures.push(...differences(store, step.expect, index + 1))
  }
  store.dispose()
  return failures
}

/** The form of a scenario as it opens. */
export function openForm(scenario: Scenario, tables: Tables): FormStore {
  const { context = {} } = scenario
  const dictionaries = { ...tables.dictionaries, ...context.dictionaries }
  const bundle = convertFormInfo(scenario.formInfo, { dictionaries })
  return new FormStore(bundle, {
    context: { ...tables, dictionaries },
    ask: askerOf(context),
    ...(context.initial && { stored: context.initial }),
  })
}

/** Stands in for the server's knowledge: the scenario says which values are taken. */
const askerOf =
  ({ taken = {} }: ScenarioContext): Ask =>
  async ({ kind, value }) =>
    !taken[kind]?.includes(value)

/** Does one step to a form; `expect` changes nothing. */
export async function playStep(store: FormStore, step: ScenarioStep): Promise<void> {
  const word = (Object.keys(STEPS) as StepWord[]).find((each) => Object.hasOwn(step, each))
  if (word) await (STEPS[word] as (store: FormStore, step: ScenarioStep) => unknown)(store, step)
}

/** Compares as JSON does: a key that is absent and one that is undefined are the same. */
function differences(store: FormStore, expectation: Expectation, step: number): Failure[] {
  const keys = Object.keys(expectation) as ExpectationKey[]
  return keys.flatMap((key) => {
    const expected: unknown = expectation[key]
    const find = EXPECTATIONS[key] as ((store: FormStore, expected: unknown) => unknown) | undefined
    const actual = find ? plain(find(store, expected)) : '没有这个检查项'
    return isDeepStrictEqual(actual, expected) ? [] : [{ step, key, expected, actual }]
  })
}

const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))
