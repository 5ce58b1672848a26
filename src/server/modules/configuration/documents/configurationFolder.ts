import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { ownValue } from '#contract/record.ts'
import { isAsset, isConfigurationFile, isMisnamed } from './documents.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'
import { sameDocument } from './sameDocument.ts'

/** Reads a configuration folder; other files are ignored. */
export async function readConfigurationFolder(folder: string): Promise<ConfigurationDocuments> {
  const paths = (await filesIn(folder)).filter(isConfigurationFile)
  const texts = await Promise.all(paths.map((path) => readDocument(join(folder, path), path)))
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']))
}

/**
 * Lists files that look like configuration but have an invalid name: a Chinese one, or a copy such as `notices
 * (1).json`.
 */
export const misnamedFiles = async (folder: string): Promise<string[]> =>
  (await filesIn(folder)).filter(isMisnamed)

/** Paths of all files below a folder, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

const readDocument = (file: string, path: string) =>
  readFile(file, isAsset(path) ? 'base64' : 'utf8')

/**
 * Makes the folder's configuration files equal to these documents, byte for byte. Other files are kept, and so is a
 * file that differs only in `$schema`, which depends on the folder.
 */
export async function writeConfigurationFolder(
  folder: string,
  documents: ConfigurationDocuments,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const present = await readConfigurationFolder(folder)
  for (const path of Object.keys(present))
    if (!Object.hasOwn(documents, path)) await rm(join(folder, path))
  for (const [path, text] of Object.entries(documents)) {
    if (sameDocument(path, text, ownValue(present, path))) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text, isAsset(path) ? 'base64' : 'utf8')
  }
}
