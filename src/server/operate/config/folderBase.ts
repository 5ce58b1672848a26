import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File of a configuration folder with the number of the version that the folder was last equal to. */
const FILE = '.version'

/** Returns the version that a folder was pulled from or pushed as; undefined where it says none. */
export async function readFolderBase(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '')
  return /^\d{1,9}\s*$/.test(text) ? Number(text) : undefined
}

export const writeFolderBase = (folder: string, version: number): Promise<void> =>
  writeFile(join(folder, FILE), `${version}\n`)
