import type { ItemPicture } from '../picture/itemPictures.ts'
import type { Change, Impact, Place } from './change.ts'
import { longestRun } from './longestRun.ts'

type Items = readonly ItemPicture[]

/** A code that is gone may be in stored data; nothing else of a list of options touches it. */
const WORDINGS = {
  removed: { title: '删除选项', impact: 'data' },
  added: { title: '新增选项', impact: 'fill' },
  renamed: { title: '选项改名', impact: 'look' },
  moved: { title: '选项顺序', impact: 'look' },
} as const satisfies Record<string, { title: string; impact: Impact }>

/** What happened to a list of options; one change a kind, so that a whole dictionary does not fill a page. */
export function diffItems(before: Items, after: Items, place: Place): Change[] {
  const stayed = { was: within(before, after), is: within(after, before) }
  const names = new Map(before)
  const renamed = stayed.is.filter(([path, name]) => names.get(path) !== name)
  const moved = movedItems(stayed.was, stayed.is)
  return [
    ...changes('removed', without(before, after), [], place),
    ...changes('added', [], without(after, before), place),
    ...changes('renamed', within(before, renamed), renamed, place),
    ...(moved.length === 0 ? [] : changes('moved', stayed.was, stayed.is, place)).map((change) => ({
      ...change,
      note: `移动了 ${sayItems(moved)}`,
    })),
  ]
}

/** Options for people: `个人（01）、团体（02）`. */
export const sayItems = (items: Items): string =>
  items.map(([path, name]) => (name === path ? name : `${name}（${path}）`)).join('、')

function changes(kind: keyof typeof WORDINGS, before: Items, after: Items, place: Place): Change[] {
  if (before.length + after.length === 0) return []
  const [was, now] = [sayItems(before), sayItems(after)]
  return [{ place, kind, attribute: 'items', ...WORDINGS[kind], before, after, was, now }]
}

const pathsOf = (items: Items): Set<string> => new Set(items.map(([path]) => path))

function within(items: Items, others: Items): ItemPicture[] {
  const paths = pathsOf(others)
  return items.filter(([path]) => paths.has(path))
}

function without(items: Items, others: Items): ItemPicture[] {
  const paths = pathsOf(others)
  return items.filter(([path]) => !paths.has(path))
}

/** The fewest options that must have moved, as they are called now. */
function movedItems(before: Items, after: Items): ItemPicture[] {
  const places = new Map(before.map(([path], index) => [path, index]))
  const run = longestRun(after.map(([path]) => places.get(path) ?? 0))
  return after.filter((_, index) => !run.has(index))
}
