import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { snapshotFile } from '../documents/approvedFolder.ts'
import { jsonFiles } from '../jsonFiles.ts'
import { formFileOf } from '../readScenario.ts'
import { readText } from '../readText.ts'

/**
 * Returns the files that a result depends on: the file itself, its approved snapshot, its form, and the society's
 * dictionaries beside the form.
 */
export function sourcesOf(file: string): string[] {
  const form = formOf(file)
  const folder = join(dirname(form), '../dictionaries')
  return [file, snapshotFile(file), form, ...(existsSync(folder) ? jsonFiles(folder) : [])]
}

/** Returns the file that contains the form; the file itself when it names none or cannot be read now. */
function formOf(file: string): string {
  if (!existsSync(file)) return file
  const data = parsedJson(readText(file))
  return (isRecord(data) ? formFileOf(data.formInfo, file) : undefined) ?? file
}
