import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Next to the documents; readers of configuration skip folders with a leading dot. */
const FOLDER = '.approved'
const SUFFIX = '.picture.json'

/** The path of a document's approved snapshot. */
export const snapshotFile = (document: string): string =>
  join(dirname(document), FOLDER, basename(document).replace(/\.json$/, '') + SUFFIX)

/** The documents of a folder that have a snapshot, whether they still exist or not. */
export function documentsWithSnapshot(folder: string): string[] {
  const approved = join(folder, FOLDER)
  if (!existsSync(approved)) return []
  return readdirSync(approved)
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .map((name) => join(folder, `${name.slice(0, -SUFFIX.length)}.json`))
}

export function writeSnapshot(document: string, text: string): void {
  const file = snapshotFile(document)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Removes a snapshot, and the folder with the last one. */
export function removeSnapshot(document: string): void {
  const file = snapshotFile(document)
  rmSync(file)
  if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file))
}
