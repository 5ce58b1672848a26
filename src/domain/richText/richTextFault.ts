import { ownValue } from '#contract/record.ts'
import { LIMITS } from '../limits.ts'

const { length: LONGEST, tags: MOST_TAGS, depth: DEEPEST } = LIMITS.richText

const TAG = /<(\/?)([a-z][a-z0-9]*)/iy
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col', 'source', 'input'])
const CELL = ['td', 'th'] as const
/** The open tags that an opening tag closes implicitly, as in a browser's parser. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: CELL,
  th: CELL,
  tr: [...CELL, 'tr'],
}

/**
 * Returns why rich text is refused before sanitising: its raw length, its number of tags or their depth; undefined when
 * it is accepted. Each character is read once and only the open tags are held in memory: sanitising nested tags takes
 * time quadratic in their depth.
 */
export function richTextFault(html: string): string | undefined {
  if (html.length > LONGEST) return `内容（含格式）过长，最多${LONGEST}个字符`
  const open: string[] = []
  let opened = 0
  let closed = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    TAG.lastIndex = at
    const [, slash, name = ''] = TAG.exec(html) ?? []
    if (slash) {
      closed += 1
      close(open, name.toLowerCase())
    } else {
      opened += 1
      begin(open, name.toLowerCase())
    }
    if (opened > MOST_TAGS || closed > MOST_TAGS) return '内容的格式过多，请清除部分格式'
    if (open.length > DEEPEST) return '内容的格式层次过多，请清除部分格式'
  }
  return undefined
}

/** A `<` that begins no tag is counted, too, but nests nothing. */
function begin(open: string[], name: string): void {
  if (name === '' || VOID.has(name)) return
  const ends = ownValue(ENDS, name) ?? []
  while (ends.includes(open.at(-1) ?? '')) open.pop()
  open.push(name)
}

function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name)
  if (at >= 0) open.length = at
}
