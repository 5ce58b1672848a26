import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type ConfigurationDocuments, isAsset, isConfigurationFile } from './documents.ts'

/** Reads a configuration folder; files that are no configuration are passed over. */
export async function readConfigurationFolder(folder: string): Promise<ConfigurationDocuments> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isConfigurationFile)
    .sort()
  const texts = await Promise.all(paths.map((path) => readDocument(join(folder, path), path)))
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']))
}

const readDocument = (file: string, path: string) =>
  readFile(file, isAsset(path) ? 'base64' : 'utf8')

/** Makes the folder's configuration files exactly these documents, byte for byte; other files stay. */
export async function writeConfigurationFolder(
  folder: string,
  documents: ConfigurationDocuments,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const path of Object.keys(await readConfigurationFolder(folder)))
    if (!Object.hasOwn(documents, path)) await rm(join(folder, path))
  for (const [path, text] of Object.entries(documents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text, isAsset(path) ? 'base64' : 'utf8')
  }
}
