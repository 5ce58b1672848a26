import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The product's folder: documents under schemas/ and fixtures/ are read from it, from source and from a build alike. */
export const ROOT = findRoot(import.meta.dirname)

/** Output folder of `vite build`. */
export const BUILT_APP = join(ROOT, 'dist', 'app')

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'schemas', 'api.json'))) return folder
    if (folder === dirname(folder))
      throw new Error('schemas/api.json was not found above the server')
  }
}
