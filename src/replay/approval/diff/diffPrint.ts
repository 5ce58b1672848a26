import type { PrintOpinion } from '#contract/print.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { PrintSnapshot, Snapshot } from '../snapshot/snapshot.ts'
import type { Change } from './change.ts'
import type { Pair } from './placed.ts'

interface PrintAttribute {
  word: string
  title: string
  read(print: PrintSnapshot): string
}

const sayOpinion = ({ label, nodeId, text }: PrintOpinion): string =>
  `${label}（${nodeId === undefined ? '手写' : `节点 ${nodeId}`}${text === undefined ? '' : `，${text}`}）`

/** The content of printInfo. */
const ATTRIBUTES: readonly PrintAttribute[] = [
  { word: 'title', title: '打印标题', read: ({ title }) => title ?? '' },
  { word: 'remark', title: '打印说明', read: ({ remark }) => remark ?? '' },
  {
    word: 'auditOpinion',
    title: '审核意见栏',
    read: ({ opinions }) => opinions.map(sayOpinion).join('、'),
  },
  { word: 'signature', title: '签名栏', read: ({ signature }) => signature.join('、') },
]

const place = { part: '打印' } as const

/** The changes in print: printInfo, and the order of the fields where it is not their order on screen. */
export function diffPrint(before: Snapshot, after: Snapshot, pairs: readonly Pair[]): Change[] {
  return [
    ...ATTRIBUTES.flatMap(({ word, title, read }) =>
      changeOf(word, title, read(before.print), read(after.print)),
    ),
    ...orderChange(before, after, pairs),
  ]
}

function changeOf(attribute: string, title: string, was: string, now: string): Change[] {
  if (was === now) return []
  const kind = was === '' ? 'added' : now === '' ? 'removed' : 'changed'
  return [{ place, kind, attribute, title, impact: 'print', before: was, after: now, was, now }]
}

/**
 * Compares the order of printed fields by their new keys; a change that follows from the order on screen is not
 * reported.
 */
function orderChange(before: Snapshot, after: Snapshot, pairs: readonly Pair[]): Change[] {
  const names = new Map(pairs.map((pair) => [pair.before.field.key, pair.after.field.key]))
  const printed = (snapshot: Snapshot) => snapshot.print.sections.flatMap(({ rows }) => rows.flat())
  const shown = ({ rows }: Snapshot) => rows.flat().map(({ key }) => key)
  const renamed = (keys: string[]) => keys.flatMap((key) => names.get(key) ?? [])
  const [was, now] = [renamed(printed(before)), printed(after)]
  const common = new Set(was.filter((key) => now.includes(key)))
  const commonKeys = (keys: string[]) => keys.filter((key) => common.has(key))
  const same = (a: string[], b: string[]) =>
    canonicalJson(commonKeys(a)) === canonicalJson(commonKeys(b))
  if (same(was, now) || (same(was, renamed(shown(before))) && same(now, shown(after)))) return []
  return changeOf('order', '打印顺序', commonKeys(was).join('、'), commonKeys(now).join('、'))
}
