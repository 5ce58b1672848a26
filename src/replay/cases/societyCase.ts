import type { Scenario } from '../scenario.ts'

/** A form of a society by the name of its file, such as `0301-101-10101`. */
type FormName = string

/** Makes a scenario one of a society's own: it names the form, and has the dictionaries from beside it. */
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
