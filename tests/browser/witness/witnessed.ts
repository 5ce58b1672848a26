import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Cleared by Playwright when a run begins, so it holds what one run has seen. */
const FOLDER = join(import.meta.dirname, '../../../test-results/witnessed')

/** Listens to every page of a context; `keep` writes down what its documents had exercised. */
export async function listen(context: BrowserContext): Promise<{ keep(name: string): void }> {
  const seen = new Set<string>()
  await context.exposeFunction('witnessed', (ids: string[]) => {
    for (const id of ids) seen.add(id)
  })
  return {
    keep(name) {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify([...seen].sort()))
    },
  }
}

/** Ids of all parts that any test of the run exercised. */
export function allWitnessed(): Set<string> {
  const seen = new Set<string>()
  for (const file of readdirSync(FOLDER))
    for (const id of JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as string[]) seen.add(id)
  return seen
}
