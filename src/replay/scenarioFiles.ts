import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SUFFIX = '.scenario.json'

/** The scenario files a path names: itself, or all below it in the order of their names. */
export function scenarioFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { withFileTypes: true })
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) return scenarioFiles(inner)
      return entry.name.endsWith(SUFFIX) ? [inner] : []
    })
}
