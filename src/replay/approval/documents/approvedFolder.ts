import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Beside the documents; folders with a leading dot are passed over by whoever reads configuration. */
const FOLDER = '.approved'
const SUFFIX = '.picture.json'

/** Where the approved picture of a document is kept. */
export const pictureFile = (document: string): string =>
  join(dirname(document), FOLDER, basename(document).replace(/\.json$/, '') + SUFFIX)

/** The documents of a folder that have a picture, whether they are still there or not. */
export function picturedIn(folder: string): string[] {
  const approved = join(folder, FOLDER)
  if (!existsSync(approved)) return []
  return readdirSync(approved)
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .map((name) => join(folder, `${name.slice(0, -SUFFIX.length)}.json`))
}

export function writePicture(document: string, text: string): void {
  const file = pictureFile(document)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Removes a picture, and the folder with the last one. */
export function removePicture(document: string): void {
  const file = pictureFile(document)
  rmSync(file)
  if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file))
}
