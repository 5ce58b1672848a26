import { labelOf } from '../wording/labelOf.ts'
import type { Change } from './change.ts'
import { longestRun } from './longestRun.ts'
import { inOrder, type Pair } from './matchFields.ts'
import type { Site } from './site.ts'

/** A change of place, with the pair it belongs to. */
export interface Move {
  pair: Pair
  change: Change
}

/**
 * The fewest fields that must have moved to come from one order to the other, and those that stayed but share their
 * row with others than before. Rows that only slid because of others are no change.
 * @param pairs in their old order.
 */
export function diffMoves(pairs: readonly Pair[], site: Site): Move[] {
  const sequence = [...pairs].sort((a, b) => inOrder(a.after, b.after))
  const places = new Map(pairs.map((pair, index) => [pair, index]))
  const run = longestRun(sequence.map((pair) => places.get(pair) ?? 0))
  const stayed = sequence.filter((_, index) => run.has(index))
  return sequence.flatMap((pair, index) => {
    const texts = run.has(index) ? rowTexts(pair, stayed) : moveTexts(pair, site)
    return texts ? [{ pair, change: changeOf(pair, site, texts) }] : []
  })
}

type Texts = Pick<Change, 'attribute' | 'title' | 'was' | 'now' | 'note'>

function moveTexts({ before, after }: Pair, site: Site): Texts {
  const [was, now] = [site.sectionOf?.before(before), site.sectionOf?.after(after)]
  const notes = [
    ...(was === now ? [] : [`由${was}到${now}`]),
    ...(site.prints && isPrinted(before.field) && isPrinted(after.field)
      ? ['打印顺序随之改变']
      : []),
  ]
  return {
    attribute: 'place',
    title: '移动',
    was: site.spot(before),
    now: site.spot(after),
    ...(notes.length > 0 ? { note: notes.join('，') } : {}),
  }
}

const isPrinted = ({ print, isHide }: Pair['before']['field']): boolean =>
  print?.on !== false && isHide !== true

/** Who of the fields that stayed stands in the same row, then and now. */
function rowTexts(pair: Pair, stayed: readonly Pair[]): Texts | undefined {
  const mates = (side: 'before' | 'after') =>
    stayed.filter((other) => other !== pair && other[side].row === pair[side].row)
  const [was, now] = [mates('before'), mates('after')]
  if (was.length === now.length && was.every((other) => now.includes(other))) return undefined
  return { attribute: 'row', title: '同行', was: sayMates(was), now: sayMates(now) }
}

const sayMates = (others: readonly Pair[]): string =>
  others.length === 0
    ? '独占一行'
    : `与${others.map(({ after }) => labelOf(after.field)).join('、')}同行`

const changeOf = ({ before, after }: Pair, site: Site, texts: Texts): Change => ({
  place: site.placeOf(after),
  kind: 'moved',
  impact: 'look',
  before: { row: before.row + 1, index: before.index + 1 },
  after: { row: after.row + 1, index: after.index + 1 },
  ...texts,
})
