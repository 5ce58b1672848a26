import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'

const RESULTS = join(import.meta.dirname, '../../../test-results')
/** Folder of a run's records, below its results, which Playwright clears when the run begins. */
const FOLDER = 'coverage'
/** `npm test` and `npm run test:rest` each have results of their own. */
const FOLDERS = ['journeys', 'rest'].map((run) => join(RESULTS, run, FOLDER))

/** What one test has exercised. */
export interface CoverageRecord {
  /** Project of the test: the device. */
  device: string
  /** Its file below tests/browser. */
  spec: string
  ids: string[]
}

/** What the test that runs has exercised so far; a worker runs one at a time. */
let seen = new Set<string>()

/** Counts what the pages of another context exercise to the test that runs: a second person, at a device of theirs. */
export const recordContext = (context: BrowserContext): Promise<unknown> =>
  context.exposeFunction('recordCoverage', (ids: string[]) => {
    for (const id of ids) seen.add(id)
  })

/** Listens to every page of a test's own context; `keep` writes down what its documents had exercised. */
export async function startRecording(context: BrowserContext) {
  seen = new Set()
  await recordContext(context)
  return {
    keep({ testId, project, file }: TestInfo): void {
      const folder = join(project.outputDir, FOLDER)
      mkdirSync(folder, { recursive: true })
      const spec = relative(join(import.meta.dirname, '..'), file)
      const record: CoverageRecord = { device: project.name, spec, ids: [...seen].sort() }
      writeFileSync(join(folder, `${project.name}-${testId}.json`), JSON.stringify(record))
    },
  }
}

/** What every test of the last runs has exercised. */
export const coverageRecords = (): CoverageRecord[] =>
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as CoverageRecord,
    ),
  )
