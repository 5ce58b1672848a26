import { writeFileSync } from 'node:fs'
import type { Outcome } from '../outcome.ts'
import { htmlReport } from '../report/html/htmlReport.ts'

/** Writes the report as an HTML page; confirms on stderr, because stdout may be JSON. */
export function saveHtml(file: string, outcomes: readonly Outcome[], now: number): void {
  writeFileSync(file, htmlReport(outcomes, now))
  console.error(`报告已保存：${file}`)
}
