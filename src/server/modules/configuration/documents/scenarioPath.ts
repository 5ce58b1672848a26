/** `scenarios/<form>/<name>.scenario.json`. */
const SCENARIO = /^scenarios\/([^/]+)\/[^/]+\.scenario\.json$/

/**
 * Returns the path of the form that a scenario of a configuration belongs to; `undefined` for a path of no scenario.
 */
export function scenarioForm(path: string): string | undefined {
  const name = SCENARIO.exec(path)?.[1]
  return name && `formConfig/${name}.json`
}

/** The name of a form's file without folder and extension, such as `0301-101-10101`. */
export const formName = (form: string): string => form.slice('formConfig/'.length, -'.json'.length)
