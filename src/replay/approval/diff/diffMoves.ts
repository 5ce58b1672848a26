import { longestRun } from '#domain/longestRun.ts'
import { labelOf } from '../../wording/labelOf.ts'
import type { FieldSnapshot } from '../snapshot/snapshot.ts'
import type { Change } from './change.ts'
import { movedGroups } from './movedGroups.ts'
import { inOrder, type Pair } from './placed.ts'
import type { Site } from './site.ts'
import { togetherWords } from './togetherWords.ts'
import { readAlike } from './toldApart.ts'

/** A change of place, with the pair it belongs to; of a group the first. */
export interface Move {
  pair: Pair
  change: Change
}

/**
 * Returns the smallest set of moved fields that explains the new order, fields that moved together as one change, and
 * unmoved fields that now share their row with others. Rows that only shifted because of others are not reported.
 * @param pairs in their old order.
 */
export function diffMoves(pairs: readonly Pair[], site: Site): Move[] {
  const sequence = [...pairs].sort((a, b) => inOrder(a.after, b.after))
  const places = new Map(pairs.map((pair, index) => [pair, index]))
  const run = longestRun(sequence.map((pair) => places.get(pair) ?? 0))
  const stayed = sequence.filter((_, index) => run.has(index))
  const isStayed = new Set(stayed)
  const groups = movedGroups(sequence, (pair) => !isStayed.has(pair), site.hasRows)
  return [
    ...groups.flatMap((group) => groupMove(group, { sequence, stayed, site })),
    ...stayed.flatMap((pair) => {
      const texts = rowTexts(pair, stayed)
      return texts ? [{ pair, change: changeOf(pair, site, texts) }] : []
    }),
  ]
}

interface Moving {
  /** All fields in their new order. */
  sequence: readonly Pair[]
  stayed: readonly Pair[]
  site: Site
}

function groupMove(group: readonly Pair[], { sequence, stayed, site }: Moving): Move[] {
  const [pair] = group
  if (!pair) return []
  const change = changeOf(pair, site, moveTexts(group, pair, stayed, site))
  const together = togetherWords(group, sequence, site)
  if (!together) return [{ pair, change }]
  const note = [together.count, change.note].filter(Boolean).join('，')
  return [{ pair, change: { ...change, together, note } }]
}

type Texts = Pick<Change, 'attribute' | 'title' | 'was' | 'now' | 'note'>

function moveTexts(group: readonly Pair[], pair: Pair, stayed: readonly Pair[], site: Site): Texts {
  const { before, after } = pair
  const [was, now] = [site.sectionOf?.before(before), site.sectionOf?.after(after)]
  const notes = [
    ...(was === now ? [] : [`由${was}到${now}`]),
    ...(site.prints && group.some(isPrinted) ? ['打印顺序随之改变'] : []),
  ]
  return {
    attribute: 'place',
    title: '移动',
    ...spotTexts(pair, stayed, site),
    ...(notes.length > 0 ? { note: notes.join('，') } : {}),
  }
}

/** Describes the former and the new position; when both read the same, relative to a neighbour that did not move. */
function spotTexts(
  { before, after }: Pair,
  stayed: readonly Pair[],
  site: Site,
): Pick<Change, 'was' | 'now'> {
  const [was, now] = [site.spot(before), site.spot(after)]
  const passed = stayed.find(
    (other) => inOrder(before, other.before) < 0 !== inOrder(after, other.after) < 0,
  )
  if (was !== now || !passed) return { was, now }
  const name = labelOf(passed.after.field)
  const sides = [`“${name}”之前`, `“${name}”之后`] as const
  const wasFirst = inOrder(before, passed.before) < 0
  return { was: sides[wasFirst ? 0 : 1], now: sides[wasFirst ? 1 : 0] }
}

const isPrinted = ({ before, after }: Pair): boolean =>
  [before, after].every(({ field }) => field.print?.on !== false && field.isHide !== true)

/** Describes which unmoved fields share the row, before and after. */
function rowTexts(pair: Pair, stayed: readonly Pair[]): Texts | undefined {
  const mates = (side: 'before' | 'after') =>
    stayed.filter((other) => other !== pair && other[side].row === pair[side].row)
  const [was, now] = [mates('before'), mates('after')]
  if (was.length === now.length && was.every((other) => now.includes(other))) return undefined
  const texts = (name: Name) => ({ was: sayMates(was, name), now: sayMates(now, name) })
  const byLabel = texts(labelOf)
  const isPlain = !readAlike(byLabel.was, byLabel.now)
  return { attribute: 'row', title: '同行', ...(isPlain ? byLabel : texts(withKey)) }
}

type Name = (field: FieldSnapshot) => string

const withKey: Name = (field) => `${labelOf(field)}（${field.key}）`

const sayMates = (others: readonly Pair[], name: Name): string =>
  others.length === 0
    ? '独占一行'
    : `与${others.map(({ after }) => name(after.field)).join('、')}同行`

const changeOf = ({ before, after }: Pair, site: Site, texts: Texts): Change => ({
  place: site.placeOf(after),
  kind: 'moved',
  impact: 'look',
  before: { row: before.row + 1, index: before.index + 1 },
  after: { row: after.row + 1, index: after.index + 1 },
  ...texts,
})
