import { type ConvertOptions, convertFormInfo } from '#adapters/formInfo/convert.ts'
import { ownDictionaries } from '../ownDictionaries.ts'
import { readScenario } from '../readScenario.ts'
import { readText } from '../readText.ts'
import { fileKind } from './fileKind.ts'
import { type FormFile, formOfText } from './formOfText.ts'
import { formPlaces } from './formPlaces.ts'

/**
 * Reads a file as a form: formInfo itself, a form configuration, its answer as the server sends it, or a scenario.
 * @param shared areas, and dictionaries every organisation has; its own are found beside the folder of its forms.
 * @throws ScenarioError for a scenario that cannot be read.
 */
export function readFormFile(file: string, shared: ConvertOptions): FormFile {
  const text = readText(file)
  if (fileKind(file, text) === 'scenario') return scenarioForm(file, text, shared)
  const dictionaries = { ...shared.dictionaries, ...ownDictionaries(file) }
  return formOfText(file, text, { ...shared, dictionaries })
}

function scenarioForm(file: string, text: string, shared: ConvertOptions): FormFile {
  const { title, formInfo, context } = readScenario(file)
  const dictionaries = { ...shared.dictionaries, ...context?.dictionaries }
  const bundle = convertFormInfo(formInfo, { ...shared, dictionaries })
  const pointer = '/formInfo'
  return {
    ...{ file, title, places: formPlaces(text, pointer), pointer, formInfo },
    subject: { bundle, dictionaries },
  }
}
