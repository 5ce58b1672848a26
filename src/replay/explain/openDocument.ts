import { basename, dirname, resolve } from 'node:path'
import { formInfoText } from '#adapters/formInfo/formInfoText.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { ownDictionaries } from '../ownDictionaries.ts'
import { readScenario } from '../readScenario.ts'
import { readText } from '../readText.ts'
import type { Scenario } from '../scenario.ts'

/**
 * Reads a scenario, or a form definition as a scenario without steps: it opens empty. Places count in the file that
 * holds the definition.
 * @throws ScenarioError for a scenario that cannot be read.
 */
export function openDocument(file: string): Scenario {
  const text = readText(file)
  const parsed = parsedJson(text)
  if (!isRecord(parsed) || !Array.isArray(parsed.steps))
    return {
      title: basename(file),
      formInfo: formInfoText(text),
      context: { dictionaries: ownDictionaries(file) },
      steps: [],
    }
  const scenario = readScenario(file)
  const { formInfo } = parsed
  const elsewhere = isRecord(formInfo) && typeof formInfo.file === 'string'
  const source = elsewhere ? resolve(dirname(file), String(formInfo.file)) : file
  return { ...scenario, formInfo: formInfoText(readText(source)) }
}
