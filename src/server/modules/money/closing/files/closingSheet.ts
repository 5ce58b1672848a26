import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import words from '#server/messages/duesClosing.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { FontSet } from '#server/modules/files/drawing/fonts.ts'
import type { FontWeight } from '#server/modules/files/drawing/fontWeights.ts'
import type { TextRun } from '#server/modules/files/drawing/sheet.ts'
import { balanceOf } from '../../balanceOf.ts'
import type { DuesClosing } from '../../repositories/duesClosings.ts'
import { type ClosingBy, COLUMNS, closingRows } from '../closingTables.ts'
import { periodOf } from '../readBookClosing.ts'
import { shownDifference } from '../shownPeriod.ts'

type Line = readonly TextRun[]

export interface SheetTable {
  title: Line
  /** The first column is a name, all others are numbers. */
  heads: Line[]
  rows: Line[][]
}

/** Content of a closing's one-page PDF: final texts, set in fonts that have their characters. */
export interface ClosingSheet {
  name: string
  createdAt: Date
  org: Line
  title: Line
  /** Facts about the period, line by line. */
  facts: Line[]
  tables: SheetTable[]
  /** Differences, the people who closed, and the kind of document. */
  feet: Line[]
}

/** Tables on the page; the one by day may have hundreds of rows and is in the workbook only. */
const TABLES: readonly ClosingBy[] = ['account', 'kind', 'method', 'year', 'memberType']

/** Builds the page of a closing; the result is deterministic, so that drawing it twice gives one document. */
export function closingSheet(
  closing: DuesClosing,
  configuration: OrgConfiguration,
  fonts: FontSet,
): ClosingSheet {
  const set = setter(fonts)
  const { files } = words
  const period = periodOf(closing)
  const time = formatMoment(closing.createdAt.toISOString(), 'yyyy-MM-dd HH:mm') ?? ''
  const facts = [
    `${fill(files.period, { ...period })}　${fill(files.deeds, { count: closing.sums.deeds })}`,
    `${fill(files.createdAt, { time })}　${files.unit}`,
  ]
  return {
    name: `${files.title} ${period.from} ${period.through}`,
    createdAt: closing.createdAt,
    org: set(configuration.get('organisation.json').orgName, 'semibold'),
    title: set(files.title, 'black'),
    facts: facts.map((fact) => set(fact)),
    tables: TABLES.map((by) => tableOf(closing, by, configuration, set)),
    feet: feetOf(closing).map((foot) => set(foot)),
  }
}

function tableOf(
  { sums }: DuesClosing,
  by: ClosingBy,
  configuration: OrgConfiguration,
  set: SetText,
): SheetTable {
  const columns = COLUMNS[by]
  const heads = [words.columns.name, ...columns.map((column) => words.columns[column])]
  const rows = closingRows(sums, by, configuration).map(({ name, values }) => [
    set(name),
    ...columns.map((column) => {
      const value = values[column] ?? 0
      return set(column === 'count' ? String(value) : balanceOf(value))
    }),
  ])
  return { title: set(words.sheets[by], 'semibold'), heads: heads.map((head) => set(head)), rows }
}

function feetOf({ differences, note, proposedByName, closedByName }: DuesClosing): string[] {
  const { files } = words
  const found = differences.map((one) => fill(files.difference, { ...shownDifference(one) }))
  return [
    ...(found.length > 0 ? found : [files.noDifference]),
    ...(note ? [fill(files.note, { note })] : []),
    [
      ...(proposedByName ? [fill(files.proposedBy, { name: proposedByName })] : []),
      fill(files.closedBy, { name: closedByName }),
    ].join('　'),
    files.foot,
  ]
}

type SetText = (text: string, weight?: FontWeight) => TextRun[]

/** Returns a typesetter that replaces characters of no font by an empty square: a name cannot prevent a closing. */
function setter(fonts: FontSet): SetText {
  return (text, weight = 'regular') => {
    const { runs, missing } = fonts.typeset(text, weight)
    if (missing.length === 0) return runs
    const drawn = [...text].map((char) => (missing.includes(char) ? '□' : char)).join('')
    return fonts.typeset(drawn, weight).runs
  }
}
