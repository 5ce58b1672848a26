import type { FormValues } from '#contract/form.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { expectationOf, type StateAspect } from '../cases/expectationOf.ts'
import { happening } from '../coverage/exercised.ts'
import { openForm, type Tables } from '../runScenario.ts'
import type { Scenario, ScenarioStep } from '../scenario.ts'
import { playStep } from '../steps/playStep.ts'

/** Builds a scenario: every step is played at once, so that the resulting state can be expected. */
export class Script {
  readonly scenario: Scenario
  readonly store: FormStore
  /** Ids of everything that happened so far. */
  readonly happened = new Set<string>()

  constructor(scenario: Omit<Scenario, 'steps'>, tables: Tables) {
    this.scenario = { ...scenario, steps: [] }
    this.store = openForm(this.scenario, tables)
    this.#look()
  }

  async do(step: ScenarioStep): Promise<void> {
    this.scenario.steps.push(step)
    await playStep(this.store, step)
    this.#look()
  }

  async set(values: FormValues): Promise<void> {
    if (Object.keys(values).length > 0) await this.do({ set: values })
  }

  /** Adds an expectation of the current state in these aspects. */
  expectNow(...aspects: readonly StateAspect[]): void {
    const expect = expectationOf(this.store, aspects)
    if (Object.keys(expect).length > 0) this.scenario.steps.push({ expect })
  }

  #look(): void {
    for (const id of happening(this.store)) this.happened.add(id)
  }
}
