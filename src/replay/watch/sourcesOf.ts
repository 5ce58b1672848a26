import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord } from '#domain/json/isRecord.ts'
import { snapshotFile } from '../documents/approvedFolder.ts'
import { jsonFiles } from '../jsonFiles.ts'
import { parsedJson } from '../parsedJson.ts'
import { formFileOf } from '../readScenario.ts'
import { readText } from '../readText.ts'

/**
 * The files an outcome of this one is made from: itself, its approved snapshot, the form it points at, and the
 * dictionaries a society keeps beside that.
 */
export function sourcesOf(file: string): string[] {
  const form = formOf(file)
  const folder = join(dirname(form), '../dictionaries')
  return [file, snapshotFile(file), form, ...(existsSync(folder) ? jsonFiles(folder) : [])]
}

/** The file that holds the form; the file itself when it names no other, or cannot be read now. */
function formOf(file: string): string {
  if (!existsSync(file)) return file
  const data = parsedJson(readText(file))
  return (isRecord(data) ? formFileOf(data.formInfo, file) : undefined) ?? file
}
