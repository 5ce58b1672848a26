import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_APP } from '../http/appFiles.ts'

/** Gives the text of index.html for an address; development asks Vite for it. */
export type IndexHtml = (url: string) => Promise<string>

/** index.html as it was built, or undefined before the first build. */
export function builtIndex(): IndexHtml | undefined {
  const file = join(BUILT_APP, 'index.html')
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  return async () => text
}
