import type { Logic } from '#contract/logic.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import type { FieldSnapshot } from '../snapshot/snapshot.ts'
import type { Change, Place } from './change.ts'
import { readAlike } from './toldApart.ts'

const ALWAYS = '始终显示'

/**
 * The rule that shows a field. A rule that only follows the new key of its controller is no change of its own.
 * @param renames old key → new key.
 */
export function diffVisible(
  before: FieldSnapshot,
  after: FieldSnapshot,
  place: Place,
  renames: ReadonlyMap<string, string>,
): Change[] {
  const was = before.visible && renamed(before.visible.logic, renames)
  if (canonicalJson(was) === canonicalJson(after.visible?.logic)) return []
  return [
    {
      place,
      kind: 'changed',
      attribute: 'visible',
      title: '显示条件',
      impact: 'fill',
      ...(before.visible && { before: before.visible.logic }),
      ...(after.visible && { after: after.visible.logic }),
      ...sides(before.visible, after.visible),
    },
  ]
}

/** Rules in words; fields of equal names are distinguished by their keys. */
function sides(before: FieldSnapshot['visible'], after: FieldSnapshot['visible']) {
  const texts = { was: before?.words ?? ALWAYS, now: after?.words ?? ALWAYS }
  if (!before || !after || !readAlike(texts.was, texts.now)) return texts
  const [were, are] = [before, after].map(({ logic }) => varsOf(logic).join('、'))
  return were === are
    ? texts
    : { was: `${texts.was}（看 ${were}）`, now: `${texts.now}（看 ${are}）` }
}

/** The rule as it reads when its fields have their new keys. */
function renamed(rule: Logic, renames: ReadonlyMap<string, string>): Logic {
  if (Array.isArray(rule)) return rule.map((entry) => renamed(entry, renames))
  if (!isRecord(rule)) return rule
  const entries = Object.entries(rule as Record<string, Logic>).map(([operator, operand]) => [
    operator,
    operator === 'var' && typeof operand === 'string'
      ? (renames.get(operand) ?? operand)
      : renamed(operand, renames),
  ])
  return Object.fromEntries(entries) as Logic
}
