import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { nameOf, writeTimes } from './suiteTimes.ts'

/** Writes down what the tests of each file of a run in the browser took, on all its devices together. */
export default class PlaywrightTimes implements Reporter {
  private begun = 0
  private readonly files: Record<string, number> = {}

  onBegin(): void {
    this.begun = performance.now()
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = nameOf(location.file)
    this.files[file] = (this.files[file] ?? 0) + duration
  }

  onEnd(): void {
    const suite = process.env.SUITE === 'rest' ? 'browser, long' : 'browser'
    writeTimes({ suite, wall: performance.now() - this.begun, files: this.files })
  }
}
