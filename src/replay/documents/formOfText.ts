import { type ConvertOptions, convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import { parsePrintInfo } from '#adapters/printInfo/parsePrintInfo.ts'
import type { FormBundle } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
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
  /** The definition as it is written there: rows, with the form's checks when it has some, or JSON text. */
  formInfo: unknown
  subject: ConvertedForm
}

/**
 * Reads a text as a form: formInfo itself, a form configuration, or its answer as the server sends it. A text that is
 * none of them is a form whose diagnostics say so.
 */
export function formOfText(
  file: string,
  text: string,
  tables: ConvertOptions & { dictionaries: Dictionaries },
): FormFile {
  const { pointer, formInfo, printInfo } = contentOf(text)
  const bundle = convertFormInfo(formInfo, tables)
  return {
    file,
    title: parsePrintInfo(printInfo).title ?? '',
    places: formPlaces(text, pointer),
    pointer,
    formInfo,
    subject: { bundle, printInfo, dictionaries: tables.dictionaries },
  }
}

/** An unparsable text is passed on unchanged: the conversion reports its errors. */
function contentOf(text: string): { pointer: string; formInfo: unknown; printInfo?: unknown } {
  const data = parsedJson(text)
  if (!isRecord(data)) return { pointer: '', formInfo: text }
  if (Object.hasOwn(data, 'formInfo')) {
    const definition = definitionOf(data)
    const pointer = definition === data.formInfo ? '/formInfo' : ''
    return { pointer, formInfo: definition, printInfo: data.printInfo }
  }
  const { data: answer } = data
  if (!isRecord(answer) || !Object.hasOwn(answer, 'formInfo'))
    return { pointer: '', formInfo: text }
  return { pointer: '/data/formInfo', formInfo: answer.formInfo, printInfo: answer.printInfo }
}
