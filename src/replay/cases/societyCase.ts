import type { Scenario } from '../scenario.ts'

/** Name of a society's form, that of its file, such as `0301-101-10101`. */
type FormName = string

/**
 * Makes a scenario refer to a form of the society; its dictionaries are left out, because those beside the form are
 * used.
 */
export function societyCase(
  { context = {}, ...scenario }: Omit<Scenario, 'formInfo' | '$schema'>,
  form: FormName,
): Scenario {
  const { dictionaries: _beside, ...own } = context
  const { steps, ...named } = scenario
  return {
    ...named,
    formInfo: { file: `../../formConfig/${form}.json` },
    ...(Object.keys(own).length > 0 && { context: own }),
    steps,
  }
}
