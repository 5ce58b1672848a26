import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files below a folder whose paths match, with what is in them. */
export function* filesOf(
  folder: string,
  wanted: RegExp,
): Generator<[path: string, content: Buffer]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && wanted.test(path))
      yield [path.slice(folder.length + 1), readFileSync(path)]
  }
}
