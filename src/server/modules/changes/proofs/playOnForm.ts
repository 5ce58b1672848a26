import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { FormConfigShape } from '#contract/configuration.gen.ts'
import type { FormBundle } from '#contract/form.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { failureWords } from '#replay/play/failureWords.ts'
import { playScenario } from '#replay/play/playScenario.ts'
import { parseScenario, placesIn } from '#replay/scenarioFile/parseScenario.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { PlayedScenario, PlayJob } from './proofThread.ts'

/**
 * Plays a society's scenario on its own form, regardless of the form that the scenario names, and describes the first
 * failure.
 */
export async function playOnForm(job: PlayJob, tables: FormContext): Promise<PlayedScenario> {
  const formInfo = definitionOf(documentValue(JSON.parse(job.form)) as FormConfigShape)
  const read = () => ({
    scenario: { ...parseScenario(job.scenario), formInfo },
    places: placesIn(job.scenario),
  })
  const { passed, failures } = await playScenario(job.path, tables, read)
  const [failure] = failures
  const { fields } = convertFormInfo(formInfo, tables)
  return {
    passed,
    steps: stepsIn(job.scenario),
    ...(failure && { failure: failureWords(failure, fields, fieldsOf(job.former, tables)) }),
  }
}

/** Fields of a form; none for a form that is not live or cannot be read. */
function fieldsOf(text: string | undefined, tables: FormContext): FormBundle['fields'] {
  const form = text === undefined ? undefined : parsedJson(text)
  if (!isRecord(form)) return {}
  return convertFormInfo(definitionOf(documentValue(form) as FormConfigShape), tables).fields
}

/** Number of steps; 0 for a text that cannot be read. */
function stepsIn(text: string): number {
  try {
    return parseScenario(text).steps.length
  } catch {
    return 0
  }
}
