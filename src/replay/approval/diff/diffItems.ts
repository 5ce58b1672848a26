import { longestRun } from '#domain/longestRun.ts'
import type { ItemSnapshot } from '../snapshot/itemSnapshots.ts'
import type { Change, Impact, Place } from './change.ts'

type Items = readonly ItemSnapshot[]

/** Impact of changed options: stored data may contain a removed code, and no other change of a list affects it. */
const WORDINGS = {
  removed: { title: '删除选项', impact: 'data' },
  added: { title: '新增选项', impact: 'fill' },
  retired: { title: '【停用】选项', impact: 'fill' },
  restored: { title: '恢复选项', impact: 'fill' },
  renamed: { title: '选项改名', impact: 'look' },
  moved: { title: '选项顺序', impact: 'look' },
} as const satisfies Record<string, { title: string; impact: Impact }>

/** An option with its identity: its path, and an ordinal for a path that occurs several times. */
interface Entry {
  id: string
  item: ItemSnapshot
}

/** The changes of a list of options; one per kind, so that a whole dictionary does not fill a page. */
export function diffItems(before: Items, after: Items, place: Place): Change[] {
  const [were, are] = [entriesOf(before), entriesOf(after)]
  const stayed = { was: within(were, are), is: within(are, were) }
  const names = new Map(were.map(({ id, item: [, name] }) => [id, name]))
  const renamed = stayed.is.filter(({ id, item: [, name] }) => names.get(id) !== name)
  const offBefore = idsOf(were.filter(isOff))
  const retired = stayed.is.filter((entry) => isOff(entry) && !offBefore.has(entry.id))
  const restored = stayed.is.filter((entry) => !isOff(entry) && offBefore.has(entry.id))
  const moved = movedEntries(stayed.was, stayed.is)
  return [
    ...changes('removed', without(were, are), [], place),
    ...changes('added', [], without(are, were), place),
    ...changes('retired', [], retired, place),
    ...changes('restored', [], restored, place),
    ...changes('renamed', within(were, renamed), renamed, place),
    ...(moved.length === 0 ? [] : changes('moved', stayed.was, stayed.is, place)).map((change) => ({
      ...change,
      note: `移动了 ${sayItems(itemsOf(moved))}`,
    })),
  ]
}

const isOff = ({ item: [, , off] }: Entry): boolean => off ?? false

function entriesOf(items: Items): Entry[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const [path] = item
    const count = counts.get(path) ?? 0
    counts.set(path, count + 1)
    return { id: `${count} ${path}`, item }
  })
}

const itemsOf = (entries: readonly Entry[]): ItemSnapshot[] => entries.map(({ item }) => item)

/** Options for people: `个人（01）、团体（02）`. */
export const sayItems = (items: Items): string =>
  items.map(([path, name]) => (name === path ? name : `${name}（${path}）`)).join('、')

function changes(
  word: keyof typeof WORDINGS,
  were: readonly Entry[],
  are: readonly Entry[],
  place: Place,
): Change[] {
  if (were.length + are.length === 0) return []
  const [before, after] = [itemsOf(were), itemsOf(are)]
  const [was, now] = [sayItems(before), sayItems(after)]
  const kind = word === 'retired' || word === 'restored' ? 'changed' : word
  return [{ place, kind, attribute: 'items', ...WORDINGS[word], before, after, was, now }]
}

const idsOf = (entries: readonly Entry[]): Set<string> => new Set(entries.map(({ id }) => id))

function within(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const ids = idsOf(others)
  return entries.filter(({ id }) => ids.has(id))
}

function without(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const ids = idsOf(others)
  return entries.filter(({ id }) => !ids.has(id))
}

/** The fewest options that must have moved, as they are called now. */
function movedEntries(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const places = new Map(before.map(({ id }, index) => [id, index]))
  const run = longestRun(after.map(({ id }) => places.get(id) ?? 0))
  return after.filter((_, index) => !run.has(index))
}
