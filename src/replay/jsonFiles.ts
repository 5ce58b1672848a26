import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The suffix of scenario files. */
export const SCENARIO_SUFFIX = '.scenario.json'

const isPassedOver = (name: string): boolean => name.startsWith('.') || name === 'node_modules'

/** The entries of a folder in the order of names, without hidden ones and node_modules. */
const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isPassedOver(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The JSON files below a folder, in the order of their names. */
export const jsonFiles = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => {
    const inner = join(folder, entry.name)
    if (entry.isDirectory()) return jsonFiles(inner)
    return entry.name.endsWith('.json') ? [inner] : []
  })

/** A folder and all below it. */
export const foldersOf = (folder: string): string[] => [
  folder,
  ...entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => foldersOf(join(folder, entry.name))),
]
