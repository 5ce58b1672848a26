import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The product's folder: documents under schemas/ and fixtures/ are read from it, from source and from a build alike. */
export const ROOT = findRoot(import.meta.dirname)

/** What the build made: the folder that built code runs in, which may have another name until it is whole. */
export const BUILT = existsSync(join(import.meta.dirname, 'server.cjs'))
  ? dirname(import.meta.dirname)
  : join(ROOT, 'dist')

/** Output folder of `vite build`. */
export const BUILT_APP = join(BUILT, 'app')

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'schemas', 'api.json'))) return folder
    if (folder === dirname(folder))
      throw new Error('schemas/api.json was not found above the server')
  }
}
