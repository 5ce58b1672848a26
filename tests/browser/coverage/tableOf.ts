import { placesOf } from './placesOf.ts'
import type { CoverageRecord } from './recorded.ts'
import { type CoverageReport, shareOf } from './report.ts'

/** One line a document: where a visitor meets it, on which devices it was shown, how much of it was exercised, by which tests. */
export function tableOf(
  { byDocument }: CoverageReport,
  records: readonly CoverageRecord[],
): string[] {
  const rows = [...byDocument].map(([id, tally]) => {
    const drivers = records.filter(({ ids }) => ids.includes(id))
    const devices = unique(drivers.map(({ device }) => device))
    const specs = unique(drivers.map(({ spec }) => spec.replace('.spec.ts', '')))
    return `| ${placesOf(id)} | ${id} | ${devices} | ${(shareOf(tally) * 100).toFixed(0)} % | ${specs} |`
  })
  return [
    '| met at | document | devices | exercised | driven by |',
    '|---|---|---|---|---|',
    ...rows,
  ]
}

const unique = (names: readonly string[]): string => [...new Set(names)].sort().join(', ')
