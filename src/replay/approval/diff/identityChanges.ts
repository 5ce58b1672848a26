import { FIELD_TYPE_NAMES } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import type { FieldSnapshot } from '../snapshot/snapshot.ts'
import type { Change, Place } from './change.ts'
import type { Pair } from './placed.ts'

/** Stored data is found by its key: under another key it is not found. */
export function renaming({ before, after }: Pair, place: Place): Change {
  const [was, now] = [before.field.key, after.field.key]
  return {
    place,
    kind: 'renamed',
    attribute: 'value',
    title: '可能改名',
    impact: 'data',
    before: was,
    after: now,
    was,
    now,
    note: `已填在“${was}”里的数据不会带到“${now}”`,
  }
}

/**
 * The change that adds or removes a field: adding an input affects filling in, removing one affects stored data; a
 * layout field affects the look only.
 */
export function appearance(kind: 'added' | 'removed', field: FieldSnapshot, place: Place): Change {
  const came = kind === 'added'
  const words = summary(field)
  return {
    place,
    kind,
    attribute: 'value',
    title: came ? '新增' : '删除',
    impact: field.shape === 'none' ? 'look' : came ? 'fill' : 'data',
    ...(came ? { after: field } : { before: field }),
    was: came ? '' : words,
    now: came ? words : '',
  }
}

const summary = ({ type, required, isHide, compute, visible }: FieldSnapshot): string =>
  [
    FIELD_TYPE_NAMES[type],
    ...(required ? ['必填'] : []),
    ...(isHide ? ['隐藏'] : []),
    ...(compute ? [`自动计算：${compute.words}`] : []),
    ...(visible ? [`${visible.words}时显示`] : []),
  ].join('，')
