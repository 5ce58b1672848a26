import { type ConvertOptions, convertFormInfo } from '#adapters/formInfo/convert.ts'
import { parsePrintInfo } from '#adapters/printInfo/parsePrintInfo.ts'
import type { FormBundle } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { ownDictionaries } from '../ownDictionaries.ts'
import { parsedJson } from '../parsedJson.ts'
import { readScenario } from '../readScenario.ts'
import { readText } from '../readText.ts'
import { fileKind } from './fileKind.ts'
import { type FormPlaces, formPlaces } from './formPlaces.ts'

/** A converted form with the tables of its conversion. */
export interface ConvertedForm {
  bundle: FormBundle
  /** As text or parsed; absent for a document that has none. */
  printInfo?: unknown
  dictionaries: Dictionaries
}

/** A file with a form in it, converted. */
export interface FormFile {
  file: string
  /** The title given by its author; empty when there is none. */
  title: string
  places: FormPlaces
  /** JSON pointer of the form in the file. */
  pointer: string
  /** The form as it is written there: rows, or their JSON text. */
  formInfo: unknown
  subject: ConvertedForm
}

/**
 * Reads a file as a form: formInfo itself, a form configuration, its answer as the server sends it, or a scenario.
 * @param shared areas, and dictionaries every organisation has; its own are found beside the folder of its forms.
 * @throws ScenarioError for a scenario that cannot be read.
 */
export function readFormFile(file: string, shared: ConvertOptions): FormFile {
  const text = readText(file)
  if (fileKind(file, text) === 'scenario') return scenarioForm(file, text, shared)
  const { pointer, formInfo, printInfo } = contentOf(text)
  const dictionaries = { ...shared.dictionaries, ...ownDictionaries(file) }
  const bundle = convertFormInfo(formInfo, { ...shared, dictionaries })
  const title = parsePrintInfo(printInfo).title ?? ''
  return {
    file,
    title,
    places: formPlaces(text, pointer),
    pointer,
    formInfo,
    subject: { bundle, printInfo, dictionaries },
  }
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

/** An unparsable text is passed on unchanged: the conversion reports its errors. */
function contentOf(text: string): { pointer: string; formInfo: unknown; printInfo?: unknown } {
  const data = parsedJson(text)
  if (!isRecord(data)) return { pointer: '', formInfo: text }
  if (Object.hasOwn(data, 'formInfo'))
    return { pointer: '/formInfo', formInfo: data.formInfo, printInfo: data.printInfo }
  const { data: answer } = data
  if (!isRecord(answer) || !Object.hasOwn(answer, 'formInfo'))
    return { pointer: '', formInfo: text }
  return { pointer: '/data/formInfo', formInfo: answer.formInfo, printInfo: answer.printInfo }
}
