import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []

// A worker of the test runner is ended from outside, so nothing can be done when its process ends.
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Makes an empty folder in the temporary directory; it is removed after the tests of the file. */
export function freshFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  made.push(folder)
  return folder
}
