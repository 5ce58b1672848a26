import { labelOf } from '../../wording/labelOf.ts'
import type { MovedTogether } from './change.ts'
import type { Pair } from './placed.ts'
import type { Site } from './site.ts'

/**
 * Returns in words what moved together and where to: a section by its title, other fields by the first and the last.
 * Undefined for a field that moved alone.
 * @param sequence all fields in their new order
 */
export function togetherWords(
  group: readonly Pair[],
  sequence: readonly Pair[],
  site: Site,
): MovedTogether | undefined {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last || first === last) return undefined
  const before = sequence[sequence.indexOf(first) - 1]
  const next = sequence[sequence.indexOf(last) + 1]
  const isSection = isPage(first) && (!next || isPage(next))
  return {
    keys: group.map(({ after }) => after.field.key),
    what: isSection ? `${nameOf(first)}部分` : `${nameOf(first)}到${nameOf(last)}`,
    count: isSection ? `共 ${group.length - 1} 个字段` : `共 ${group.length} ${site.unit}`,
    to: before ? `${isSection ? sectionOf(before, site) : nameOf(before)}之后` : '最前面',
  }
}

const isPage = ({ after }: Pair): boolean => after.field.type === 'page'

const nameOf = ({ after }: Pair): string => `“${labelOf(after.field)}”`

const sectionOf = (pair: Pair, { sectionOf }: Site): string =>
  sectionOf?.after(pair.after) ?? nameOf(pair)
