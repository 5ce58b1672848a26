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

/** Listens to every page of a context; `keep` writes down what its documents had exercised. */
export async function listen(context: BrowserContext) {
  const seen = new Set<string>()
  await context.exposeFunction('witnessed', (ids: string[]) => {
    for (const id of ids) seen.add(id)
  })
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
