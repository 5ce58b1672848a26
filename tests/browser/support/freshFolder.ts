import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

process.on('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** Makes an empty folder in the temporary directory; it is removed when this process ends. */
export function freshFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  made.push(folder)
  return folder
}
