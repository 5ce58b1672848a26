import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Cleared by Playwright when a run begins, so it holds what one run has seen. */
const FOLDER = join(import.meta.dirname, '../../../test-results/witnessed')

/** What one test has exercised. */
export interface Testimony {
  /** Project of the test: the device. */
  device: string
  /** Its file below tests/browser. */
  spec: string
  ids: string[]
}

/** What the test that runs has exercised so far; a worker runs one at a time. */
let seen = new Set<string>()

/** Counts what the pages of another context exercise to the test that runs: a second person, at a device of theirs. */
export const listenToo = (context: BrowserContext): Promise<unknown> =>
  context.exposeFunction('witnessed', (ids: string[]) => {
    for (const id of ids) seen.add(id)
  })

/** Listens to every page of a test's own context; `keep` writes down what its documents had exercised. */
export async function listen(context: BrowserContext) {
  seen = new Set()
  await listenToo(context)
  return {
    keep(testId: string, device: string, spec: string): void {
      mkdirSync(FOLDER, { recursive: true })
      const testimony: Testimony = { device, spec, ids: [...seen].sort() }
      writeFileSync(join(FOLDER, `${device}-${testId}.json`), JSON.stringify(testimony))
    },
  }
}

/** What every test of the run has exercised. */
export const testimonies = (): Testimony[] =>
  readdirSync(FOLDER).map(
    (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Testimony,
  )
