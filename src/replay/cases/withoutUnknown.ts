import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Scenario, ScenarioStep } from '../scenario.ts'
import { formFaults } from '../scenarioFile/formFaults.ts'

type Form = Pick<FormBundle, 'fields'>

/** Returns the steps without everything that the form lacks: fields, columns, and steps about nothing else. */
export const withoutUnknown = (steps: Scenario['steps'], form: Form): ScenarioStep[] =>
  steps.flatMap((step) => knownStep(step, form) ?? [])

function knownStep(step: ScenarioStep, form: Form): ScenarioStep | undefined {
  if (isKnown(step, form)) return step
  if ('set' in step) return filled(knownValues('set', step.set, form), (set) => ({ set }))
  if ('type' in step) return filled(knownValues('type', step.type, form), (type) => ({ type }))
  if ('blur' in step) {
    const blur = [step.blur].flat().filter((path) => isKnown({ blur: path }, form))
    return blur.length > 0 ? { blur } : undefined
  }
  // A row stays a row when one of its columns is removed.
  if ('addRow' in step && isKnown({ addRow: step.addRow }, form))
    return { ...step, value: knownRow(step.addRow, step.value, form) }
  if ('setRow' in step && isKnown({ ...step, value: {} }, form))
    return { ...step, value: knownRow(step.setRow, step.value, form) }
  return undefined
}

const isKnown = (step: ScenarioStep, form: Form): boolean =>
  formFaults({ steps: [step] }, form).length === 0

type Values = Readonly<Record<string, unknown>>

const filled = (values: Values, made: (values: Record<string, unknown>) => ScenarioStep) =>
  Object.keys(values).length > 0 ? made({ ...values }) : undefined

/** Returns the values whose fields the form has; for a whole table, its rows without removed columns. */
const knownValues = (word: 'set' | 'type', values: Values, form: Form): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => {
      const step = { [word]: { [path]: null } } as ScenarioStep
      if (!isKnown(step, form)) return []
      const isRows = ownValue(form.fields, path)?.columns && Array.isArray(value)
      return [[path, isRows ? value.map((row) => knownRow(path, row as Values, form)) : value]]
    }),
  )

const knownRow = (table: string, row: Values = {}, form: Form): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) =>
      ownValue(form.fields, table)?.columns?.some(({ key }) => key === column),
    ),
  )
