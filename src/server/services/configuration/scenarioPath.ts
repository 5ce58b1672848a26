/** `scenarios/<form>/<name>.scenario.json`. */
const SCENARIO = /^scenarios\/([^/]+)\/[^/]+\.scenario\.json$/

/** The path of the form that a scenario of a configuration belongs to; undefined for what is no scenario's name. */
export function scenarioForm(path: string): string | undefined {
  const name = SCENARIO.exec(path)?.[1]
  return name && `formConfig/${name}.json`
}
