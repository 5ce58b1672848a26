import type { FormConfigShape } from '#contract/configuration.gen.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { playScenario } from '#replay/play/playScenario.ts'
import { parseScenario, placesIn } from '#replay/scenarioFile/parseScenario.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { failureWords } from './failureWords.ts'
import type { PlayedScenario, PlayJob } from './proofThread.ts'

/** Plays a society's scenario on its own form, whatever form the scenario names, and says what first went otherwise. */
export async function playOnForm(job: PlayJob, tables: FormContext): Promise<PlayedScenario> {
  const { formInfo } = documentValue(JSON.parse(job.form)) as FormConfigShape
  const read = () => ({
    scenario: { ...parseScenario(job.scenario), formInfo },
    places: placesIn(job.scenario),
  })
  const { passed, failures } = await playScenario(job.path, tables, read)
  const [failure] = failures
  return {
    passed,
    steps: stepsIn(job.scenario),
    ...(failure && { failure: failureWords(failure, formInfo, tables) }),
  }
}

/** A text that cannot be read has none. */
function stepsIn(text: string): number {
  try {
    return parseScenario(text).steps.length
  } catch {
    return 0
  }
}
