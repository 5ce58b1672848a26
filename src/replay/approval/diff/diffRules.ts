import type { Logic } from '#contract/logic.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { rootKey } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import type { FieldSnapshot, RuleSnapshot } from '../snapshot/snapshot.ts'
import type { Change, Place } from './change.ts'
import { readAlike } from './toldApart.ts'

interface RuleWording {
  title: string
  /** State of a field without the rule. */
  none: string
}

/** The rules of a field, with the words for them. */
const RULES: Record<'visible' | 'compute', RuleWording> = {
  visible: { title: '显示条件', none: '始终显示' },
  compute: { title: '自动计算', none: '由申请人填写' },
}

/**
 * Compares the rules that show and compute a field. A rule that merely follows the new key of its controller is not
 * reported.
 * @param renames old key → new key.
 */
export const diffRules = (
  before: FieldSnapshot,
  after: FieldSnapshot,
  place: Place,
  renames: ReadonlyMap<string, string>,
): Change[] =>
  (['visible', 'compute'] as const).flatMap((attribute) => {
    const [were, are] = [before[attribute], after[attribute]]
    if (isSameRule(were, are, renames)) return []
    const { title, none } = RULES[attribute]
    return [
      {
        ...{ place, attribute, title, kind: 'changed', impact: 'fill' },
        ...(were && { before: were.logic }),
        ...(are && { after: are.logic }),
        ...ruleSides(were, are, none),
      } satisfies Change,
    ]
  })

/** Returns whether two rules are the same but for new keys of the fields that they read. */
export const isSameRule = (
  before: RuleSnapshot | undefined,
  after: RuleSnapshot | undefined,
  renames: ReadonlyMap<string, string>,
): boolean =>
  canonicalJson(before && renamed(before.logic, renames)) === canonicalJson(after?.logic)

/** Rules in words; fields of equal names are distinguished by their keys. */
export function ruleSides(
  before: RuleSnapshot | undefined,
  after: RuleSnapshot | undefined,
  none: string,
): { was: string; now: string } {
  const texts = { was: before?.words ?? none, now: after?.words ?? none }
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
    operator === 'var' ? renamedPath(operand, renames) : renamed(operand, renames),
  ])
  return Object.fromEntries(entries) as Logic
}

/** A path with the new key of the field that it begins with; it may have a default. */
function renamedPath(operand: Logic, renames: ReadonlyMap<string, string>): Logic {
  const [path, ...otherwise] = Array.isArray(operand) ? operand : [operand]
  if (typeof path !== 'string') return operand
  const whole = renames.get(path)
  const root = rootKey(path)
  const next = whole ?? (renames.get(root) ?? root) + path.slice(root.length)
  return Array.isArray(operand) ? [next, ...otherwise.map((each) => renamed(each, renames))] : next
}
