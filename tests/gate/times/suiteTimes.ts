import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PROJECT } from '../../architecture/lintTree.ts'

const FOLDER = join(PROJECT, 'test-results/times')

/** What one run of a suite took: of the machine's clock, and of each file, whose sum is longer with several workers. */
export interface SuiteTimes {
  suite: string
  /** Milliseconds from its begin to its end. */
  wall: number
  /** File → milliseconds. */
  files: Record<string, number>
}

/** The name of a file as it is written down. */
export const nameOf = (path: string): string => relative(PROJECT, path)

export function writeTimes(times: SuiteTimes): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${times.suite}.json`), JSON.stringify(times))
}

export const readTimes = (): SuiteTimes[] =>
  readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
