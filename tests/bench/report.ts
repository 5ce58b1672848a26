import { backupLines } from './backup/backupLines.ts'
import { capacityLines } from './capacity/capacityLines.ts'
import type { EncryptionCost } from './encryption/measureEncryption.ts'
import { jobsLines } from './jobs/jobsLines.ts'
import { listsLines } from './lists/listsLines.ts'
import type { FirstLoad } from './measure/measureFirstLoad.ts'
import type { PagesCost } from './measure/measurePages.ts'
import type { Pause } from './measure/measurePauses.ts'
import type { StartCost } from './measure/measureStart.ts'
import { CONTENDERS, MEASURES, type Measure, NAMES, quantile } from './measure/samples.ts'
import { moveLines } from './move/moveLines.ts'
import { neighbourLines } from './neighbour/neighbourLines.ts'
import type { ReportCost } from './studio/measureReport.ts'
import { type Results, TARGETS, type Target } from './targets.ts'

const shown = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 1)

/** One size: every contender's median, and how many times as long as ours it took. */
export function sizeTable({ book }: Results, count: number): string {
  const names = Object.keys(MEASURES) as Measure[]
  const rows = names.map((measure) => {
    const ours = book.median('ours', count, measure)
    const cells = CONTENDERS.map((who) => {
      const median = book.median(who, count, measure)
      const ratio = who === 'ours' || !ours || !median ? '' : ` ${(median / ours).toFixed(1)}×`
      return `${shown(median)}${ratio}`
    })
    return [MEASURES[measure], ...cells]
  })
  return aligned([[`${count} fields`, ...CONTENDERS.map((who) => NAMES[who])], ...rows])
}

/** What phone, route, first load and the server's pauses came to, in words. */
export function otherLines({ phone, route, firstLoad, pages, pauses, ...other }: Results): string {
  const { encryption, capacity, neighbour, jobs, move, backup, lists, start, studio, editing } =
    other
  const [ours, bare] = [phone.ours, phone.bare].map((samples) => quantile(samples, 0.95))
  return [
    `phone, keystroke script p95: ${shown(ours ?? Number.NaN)} ms, in a bare input ${shown(bare ?? Number.NaN)} ms` +
      ` (${shown((ours ?? Number.NaN) / (bare ?? Number.NaN))}×)`,
    `JavaScript, brotli: home ${shown(route?.home ?? Number.NaN)} kB, the form adds ${shown(route?.added ?? Number.NaN)} kB`,
    ...(firstLoad ? firstLoadLines(firstLoad) : []),
    ...(pages ? pageLines(pages) : []),
    ...(start ? startLines(start) : []),
    ...pauseLines(pauses),
    ...(encryption ? encryptionLines(encryption) : []),
    ...(capacity ? capacityLines(capacity) : []),
    ...(neighbour ? neighbourLines(neighbour) : []),
    ...(jobs ? jobsLines(jobs) : []),
    ...(move ? moveLines(move) : []),
    ...(backup ? backupLines(backup) : []),
    ...(lists ? listsLines(lists) : []),
    ...(studio ? reportLines(studio) : []),
    ...editingLines(editing),
  ].join('\n')
}

const startLines = ({ one, many, firstPage, slowestFirstPage, bytes }: StartCost): string[] => [
  '',
  `start: ${shown(one)} ms with one society, ${shown(many)} ms with many; first page of one of them ${shown(firstPage)} ms,` +
    ` slowest ${shown(slowestFirstPage)} ms; ${shown(bytes / 1000)} kB of heap a society`,
]

function firstLoadLines({ pages, blank, lcp }: FirstLoad): string[] {
  const rows = Object.entries(pages).map(([page, { js, css, html, callsBeforePaint }]) => [
    page,
    `${shown(js)} kB`,
    `${(js / blank).toFixed(2)}×`,
    `${shown(css)} kB`,
    `${shown(html)} kB`,
    String(callsBeforePaint),
  ])
  const head = ['first load', 'JavaScript', 'blank React page', 'CSS', 'HTML', 'calls before paint']
  return [
    '',
    aligned([head, ...rows]),
    `blank React page: ${shown(blank)} kB; largest paint of the home on a slow phone: ${shown(lcp.ours)} ms,` +
      ` of a static page with the same pictures: ${shown(lcp.plain)} ms, with the same content: ${shown(lcp.equal)} ms`,
  ]
}

const pageLines = ({ cached, unknownQuery, bare, drawn }: PagesCost): string[] => [
  `requests a second: home from the cache ${shown(cached)}, with a query no page names ${shown(unknownQuery)},` +
    ` a bare route of equal bytes ${shown(bare)}`,
  ...[...drawn].map(([page, samples]) => {
    const [median, most] = [0.5, 0.95].map((share) => shown(quantile(samples, share)))
    return `${page} drawn anew: ${median} ms of the main thread, p95 ${most} ms`
  }),
]

function pauseLines(pauses: readonly Pause[]): string[] {
  const [cheapest] = pauses
  if (!cheapest) return []
  const rows = pauses.map(({ says, bytes, status, longest }) => [
    says,
    String(bytes),
    String(status),
    `${shown(longest)} ms`,
    `${(longest / cheapest.longest).toFixed(1)}×`,
  ])
  return ['', aligned([['call', 'bytes', 'answer', 'longest pause', 'cheapest call'], ...rows])]
}

const encryptionLines = ({ encrypted, clear, perValue }: EncryptionCost): string[] => [
  `applying and auditing: ${shown(encrypted)} ms encrypted at rest, ${shown(clear)} ms without cryptography;` +
    ` a value there and back with its hash: ${shown(perValue)} µs`,
]

const reportLines = ({ applications, whole, sentence }: ReportCost): string[] => [
  `report at ${applications} applications: whole after ${shown(whole)} ms: ${sentence}`,
]

/** The least, the median and what 95 of 100 stay below. */
const editingLines = (editing: Results['editing']): string[] =>
  [...editing].flatMap(([count, cost]) =>
    Object.entries(cost).map(([part, samples]) => {
      const [least, median, most] = [0, 0.5, 0.95].map((share) => shown(quantile(samples, share)))
      return `form editor, ${count} fields, ${part}: ${least} / ${median} / ${most} ms`
    }),
  )

/** Whether a target is reached; one that was not measured is neither reached nor missed. */
export type Verdict = 'pass' | 'FAIL' | '–'

export interface Judged extends Pick<Target, 'says' | 'most' | 'unit'> {
  value: number
  verdict: Verdict
}

/** Every target with what was measured. */
export const judgeTargets = (results: Results): Judged[] =>
  TARGETS.map(({ says, most, unit, of }) => {
    const value = of(results)
    const verdict = Number.isNaN(value) ? '–' : value <= most ? 'pass' : 'FAIL'
    return { says, most, unit, value, verdict }
  })

export const targetTable = (judged: readonly Judged[]): string =>
  aligned([
    ['target', 'measured', 'at most', ''],
    ...judged.map(({ says, most, unit, value, verdict }) => [
      says,
      `${shown(value)} ${unit}`,
      `${most} ${unit}`,
      verdict,
    ]),
  ])

/** Columns as wide as their widest cell. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}
