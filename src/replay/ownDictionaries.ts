import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Dictionaries } from '#contract/formInfo.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { jsonFiles } from './jsonFiles.ts'
import { parsedJson } from './parsedJson.ts'
import { readText } from './readText.ts'

/**
 * The dictionaries a society keeps beside the folder of its forms (decision 0040). One that cannot be read is not
 * there; the forms that name it then say so.
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
