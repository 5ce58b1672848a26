import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/configuration.json' with { type: 'json' }
import type { Change, ChangeKind } from './diffConfiguration.ts'

const WORDS: Record<ChangeKind, string> = words.changes
const LENGTH = 60

/** A value as a text of a line, cut where it is long. */
export const describeValue = (value: unknown): string => {
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text
}

/** Human-readable line: `修改 organisation.json /orgName：“旧” → “新”`. */
export function describeChange({ kind, file, pointer, before, after }: Change): string {
  const place = [WORDS[kind], file, pointer].filter(Boolean).join(' ')
  if (kind === 'changed' && pointer)
    return `${place}：${describeValue(before)} → ${describeValue(after)}`
  if (kind === 'moved')
    return `${place}：${fill(words.moves, { before: Number(before), after: Number(after) })}`
  const value = kind === 'removed' ? before : after
  return value === undefined ? place : `${place}：${describeValue(value)}`
}
