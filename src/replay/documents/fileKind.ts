import { basename, dirname } from 'node:path'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { SCENARIO_SUFFIX } from '../jsonFiles.ts'

/** The kind of a JSON file for replay. `other` is certainly something else. */
export type FileKind = 'scenario' | 'form' | 'other'

/** The folder of an organisation's configuration in which every file is a form (decision 0040). */
const FORM_FOLDER = 'formConfig'

/**
 * Returns the kind of a file, by its name and content. Invalid JSON is never `other`: it counts as a broken form until
 * it is corrected.
 */
export function fileKind(file: string, text: string): FileKind {
  if (file.endsWith(SCENARIO_SUFFIX)) return 'scenario'
  const data = parsedJson(text)
  if (isRecord(data) && Object.hasOwn(data, 'formInfo'))
    return Array.isArray(data.steps) ? 'scenario' : 'form'
  if (data === undefined || basename(dirname(file)) === FORM_FOLDER) return 'form'
  if (isRecord(data))
    return isRecord(data.data) && Object.hasOwn(data.data, 'formInfo') ? 'form' : 'other'
  return isForm(data) ? 'form' : 'other'
}

/** Rows hold definitions with a type, known or not; in a flat list one of the known types must occur. */
function isForm(data: unknown): boolean {
  if (!Array.isArray(data)) return false
  const inRows = data.filter(Array.isArray).flat()
  return (
    inRows.some((field) => isRecord(field) && typeof field.type === 'string') ||
    data.some((field) => isRecord(field) && FIELD_TYPES.some((type) => type === field.type))
  )
}
