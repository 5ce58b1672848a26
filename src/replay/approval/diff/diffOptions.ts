import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { ItemSnapshot, OptionSnapshot } from '../snapshot/itemSnapshots.ts'
import type { FieldSnapshot, Snapshot } from '../snapshot/snapshot.ts'
import type { Change, Place } from './change.ts'
import { diffItems } from './diffItems.ts'
import { narrowsAreas } from './narrowing.ts'

type Dictionaries = Snapshot['dictionaries']

const DEPTHS = { 1: '省', 2: '市', 3: '区县' } as const
const PROVINCES = { all: '', ownFirst: '，本省在前', ownOnly: '，仅本省' } as const

/** The source of options, in words. */
export function saySource(options: OptionSnapshot | undefined): string {
  if (options === undefined) return ''
  if (options.kind === 'items') return `固定选项（${options.items.length} 项）`
  if (options.kind === 'dictionary') return `字典 ${options.name}`
  return `地区到${DEPTHS[options.depth]}${PROVINCES[options.province]}`
}

/** The options a source gives; those of the area tree are no part of a form. */
const itemsOf = (
  options: OptionSnapshot | undefined,
  dictionaries: Dictionaries,
): ItemSnapshot[] =>
  options?.kind === 'items'
    ? options.items
    : options?.kind === 'dictionary'
      ? (ownValue(dictionaries, options.name) ?? [])
      : []

const sourceOf = (options: OptionSnapshot | undefined): unknown =>
  options?.kind === 'items' ? { kind: 'items' } : options

/**
 * The source of a field's options and the options themselves. A dictionary that is the source before and after is
 * compared once for the whole document.
 */
export function diffOptions(
  [before, after]: readonly [FieldSnapshot, FieldSnapshot],
  [were, are]: readonly [Dictionaries, Dictionaries],
  place: Place,
): Change[] {
  const moved = canonicalJson(sourceOf(before.options)) !== canonicalJson(sourceOf(after.options))
  if (!moved && after.options?.kind !== 'items') return []
  const items = diffItems(itemsOf(before.options, were), itemsOf(after.options, are), place)
  return moved ? [sourceChange(before.options, after.options, place), ...items] : items
}

function sourceChange(
  before: OptionSnapshot | undefined,
  after: OptionSnapshot | undefined,
  place: Place,
): Change {
  return {
    place,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    attribute: 'source',
    title: '选项来源',
    impact: narrowsAreas(before, after) ? 'data' : 'fill',
    ...(before && { before: sourceOf(before) }),
    ...(after && { after: sourceOf(after) }),
    was: saySource(before),
    now: saySource(after),
  }
}
