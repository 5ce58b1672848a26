import { survey } from '#replay/documents/survey.ts'
import { SCENARIO_SUFFIX } from '#replay/jsonFiles.ts'
import { playFile } from '#replay/play/playScenario.ts'
import { fixtureTables } from '#replay/tables.ts'

export interface FaultFixture {
  input: string
  expected: string
}

/** Every `fixtures/replay/faults/<mistake>.scenario.json` with the place of what is said about it. */
export const faultFixtures = (): FaultFixture[] =>
  survey('fixtures/replay/faults').scenarios.map((input) => ({
    input,
    expected: input.replace(SCENARIO_SUFFIX, '.expected.json'),
  }))

/** What is said about a scenario, without the folder the project lies in; an empty list: it passed. */
export async function faultOutcome({ input }: FaultFixture): Promise<unknown> {
  const { failures } = await playFile(input, await fixtureTables())
  const said = failures.map(({ step, sentence, at }) => ({ step, sentence, ...(at && { at }) }))
  return JSON.parse(JSON.stringify(said).replaceAll(process.cwd(), ''))
}
