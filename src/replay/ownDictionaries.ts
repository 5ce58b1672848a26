import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Dictionaries } from '#contract/formInfo.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { jsonFiles } from './jsonFiles.ts'
import { readText } from './readText.ts'

/**
 * Reads a society's dictionaries beside the folder of its forms (decision 0040). Unreadable ones are missing, which the
 * forms that use them report.
 */
export function ownDictionaries(form: string): Dictionaries {
  const folder = join(dirname(form), '../dictionaries')
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    jsonFiles(folder).flatMap((file) => {
      const items = documentValue(parsedJson(readText(file)))
      return Array.isArray(items) ? [[basename(file, '.json'), items]] : []
    }),
  )
}
