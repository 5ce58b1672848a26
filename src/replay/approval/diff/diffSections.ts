import { labelOf } from '../../wording/labelOf.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Change } from './change.ts'
import type { Pair } from './placed.ts'
import { type Section, saySection, sectionsByField } from './site.ts'
import { readAlike } from './toldApart.ts'

/**
 * Reports fields under another title that were not moved themselves: a `page` field was added, removed or moved. A
 * reworded title is a change of its `page` field and not reported here.
 * @param moved keys of moved fields, which report their former position themselves
 */
export function diffSections(
  [before, after]: readonly [Snapshot, Snapshot],
  pairs: readonly Pair[],
  moved: ReadonlySet<string>,
): Change[] {
  const [were, are] = [sectionsByField(before), sectionsByField(after)]
  const pages = new Map(pairs.map((pair) => [pair.before.field.key, pair.after.field.key]))
  const groups = new Map<string, { was: string; now: string; fields: string[] }>()
  for (const { before: old, after: now } of pairs) {
    const [from, to] = [were.get(old.field.key), are.get(now.field.key)]
    if (!from || !to || moved.has(now.field.key)) continue
    if ((from.page === '' ? '' : pages.get(from.page)) === to.page) continue
    const texts = sectionTexts(from, to)
    const group = groups.get(from.page + to.page) ?? { ...texts, fields: [] }
    groups.set(from.page + to.page, { ...group, fields: [...group.fields, labelOf(now.field)] })
  }
  return [...groups.values()].map(({ was, now, fields }) => ({
    place: { part: '分节' },
    kind: 'moved',
    attribute: 'section',
    title: '所在分节',
    impact: 'look',
    before: was,
    after: now,
    was,
    now,
    note: `涉及 ${fields.length} 个字段：${fields.join('、')}`,
  }))
}

/** The titles; of sections with one title also which of the form it is, or the key that begins it. */
function sectionTexts(from: Section, to: Section): { was: string; now: string } {
  const [was, now] = [saySection(from.title), saySection(to.title)]
  if (!readAlike(was, now)) return { was, now }
  const say = ({ page, at }: Section): string =>
    from.at === to.at ? page || '表单开头' : `第 ${at} 节`
  return { was: `${was}（${say(from)}）`, now: `${now}（${say(to)}）` }
}
