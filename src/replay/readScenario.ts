import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { Places } from '#adapters/formInfo/places.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { ownDictionaries } from './ownDictionaries.ts'
import { readText } from './readText.ts'
import type { Scenario } from './scenario.ts'
import { ScenarioError } from './scenarioFile/fault.ts'
import { parseScenario, placesIn } from './scenarioFile/parseScenario.ts'

/**
 * Reads one scenario file; a `formInfo` that names a file is replaced by that file's form, and the dictionaries its
 * society keeps beside it join the scenario's own.
 * @throws ScenarioError when the file is not a scenario, with every mistake and its place.
 */
export function readScenario(file: string): Scenario {
  const scenario = parseScenario(readText(file))
  const source = formFileOf(scenario.formInfo, file)
  if (source === undefined) return scenario
  const { context = {} } = scenario
  const dictionaries = { ...ownDictionaries(source), ...context.dictionaries }
  return { ...scenario, formInfo: formInfoIn(source), context: { ...context, dictionaries } }
}

/** The file a scenario's `formInfo` names; undefined when the form is written in the scenario. */
export const formFileOf = (formInfo: unknown, file: string): string | undefined =>
  isRecord(formInfo) && typeof formInfo.file === 'string'
    ? resolve(dirname(file), formInfo.file)
    : undefined

/** Places in the text of a scenario. */
export const placesOfFile = (file: string): Places => placesIn(readText(file))

function formInfoIn(source: string): unknown {
  if (!existsSync(source)) throw new ScenarioError(`formInfo 所指的文件不存在：${source}`)
  const document = parsedJson(readText(source))
  if (document === undefined) throw new ScenarioError(`读不出表单 ${basename(source)}：不是 JSON`)
  return isRecord(document) && document.formInfo !== undefined ? definitionOf(document) : document
}
