import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Change } from './change.ts'
import { diffChecks } from './diffChecks.ts'
import { diffDiagnostics } from './diffDiagnostics.ts'
import { diffDictionaries } from './diffDictionaries.ts'
import { diffFields } from './diffFields.ts'
import { diffPrint } from './diffPrint.ts'
import { diffSections } from './diffSections.ts'
import { matchFields } from './matchFields.ts'
import { placed } from './placed.ts'
import { formSite } from './site.ts'
import { toldApart } from './toldApart.ts'

/** All changes from one snapshot of a form to another; none only when both are of the same form. */
export function diffSnapshots(before: Snapshot, after: Snapshot): Change[] {
  if (isEmpty(after) && !isEmpty(before)) return emptied(before, after)
  const matching = matchFields(placed(before.rows), placed(after.rows))
  const { pairs } = matching
  const renames = new Map(
    pairs
      .filter(({ renamed }) => renamed)
      .map((pair) => [pair.before.field.key, pair.after.field.key]),
  )
  const dictionaries = [before.dictionaries, after.dictionaries] as const
  const ofFields = diffFields(matching, formSite(before, after), { dictionaries, renames })
  const changes = [
    ...ofFields,
    ...diffSections([before, after], pairs, movedIn(ofFields)),
    ...diffChecks(before, after, renames),
    ...diffPrint(before, after, pairs),
    ...diffDictionaries(before, after),
    ...diffDiagnostics(before.diagnostics, after.diagnostics),
  ]
  return changes.length > 0 || isSame(before, after)
    ? changes.map(toldApart)
    : [unnamed(before, after)]
}

const movedIn = (changes: readonly Change[]): Set<string> =>
  new Set(
    changes.flatMap(({ place, attribute, together }) =>
      attribute === 'place' && 'field' in place && !place.column
        ? (together?.keys ?? [place.field.key])
        : [],
    ),
  )

const isEmpty = ({ rows }: Snapshot): boolean => rows.flat().length === 0

/** Reports that no fields are left as a single change, with the former keys in `before`. */
const emptied = (before: Snapshot, after: Snapshot): Change[] => [
  {
    place: { part: '表单' },
    kind: 'removed',
    attribute: 'rows',
    title: '整张表单',
    impact: 'data',
    before: before.rows.flat().map(({ key }) => key),
    after: [],
    was: `${before.rows.flat().length} 个字段`,
    now: '没有任何字段，无法填写',
  },
  ...diffDiagnostics(before.diagnostics, after.diagnostics),
]

/**
 * Removes parts that carry no content of their own: the words that explain a rule, empty rows, and the keys of layout
 * fields, which count rows.
 */
const isSame = (before: Snapshot, after: Snapshot): boolean =>
  comparable(before) === comparable(after)

function comparable({ rows, ...rest }: Snapshot): string {
  const filled = rows.filter((row) => row.length > 0)
  const nameless = new Map<string, number>()
  for (const { key } of filled.flat()) nameless.set(key, nameless.size)
  return canonicalJson(withoutWords({ ...rest, rows: filled })).replaceAll(
    /"(@\d+\.\d+)"/g,
    (quoted, key: string) => (nameless.has(key) ? `"@${nameless.get(key)}"` : quoted),
  )
}

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords)
  if (!isRecord(value)) return value
  const { words, ...members } = value
  const rest = Object.hasOwn(value, 'logic') ? members : value
  return Object.fromEntries(
    Object.entries(rest).map(([name, member]) => [name, withoutWords(member)]),
  )
}

/** The fallback that reports any difference which no kind above covers. */
const unnamed = (before: Snapshot, after: Snapshot): Change => ({
  place: { part: '画像' },
  kind: 'changed',
  attribute: 'picture',
  title: '其他变化',
  impact: 'check',
  before: before.print.sections,
  after: after.print.sections,
  was: '',
  now: '请比较画像文件的前后两版',
})
