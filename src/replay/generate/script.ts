import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { happening } from '../coverage/exercised.ts'
import { EXPECTATIONS } from '../expectations/expectationRegistry.ts'
import { openForm, playStep, type Tables } from '../runScenario.ts'
import type { Expectation, Scenario, ScenarioStep } from '../scenario.ts'

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

  /** Adds an expectation of the current state in these aspects; `fields` are those that others show or hide. */
  expectNow(...aspects: readonly ('fields' | 'errors' | 'valid' | 'value')[]): void {
    const { bundle } = this.store
    const targets = bundle.ruleOrder.filter((key) => !ownValue(bundle.fields, key)?.isHide)
    const visible = targets.filter((key) => !this.store.isHidden(key))
    const hidden = targets.filter((key) => this.store.isHidden(key))
    const expected: Expectation = {
      ...(aspects.includes('fields') && visible.length > 0 && { visible }),
      ...(aspects.includes('fields') && hidden.length > 0 && { hidden }),
      ...(aspects.includes('errors') && {
        errors: EXPECTATIONS.errors(this.store, {}) as FormValues,
      }),
      ...(aspects.includes('valid') && { valid: this.store.isValid() }),
      ...(aspects.includes('value') && { value: this.store.submission() }),
    } as Expectation
    if (Object.keys(expected).length > 0) this.scenario.steps.push({ expect: expected })
  }

  #look(): void {
    for (const id of happening(this.store)) this.happened.add(id)
  }
}
