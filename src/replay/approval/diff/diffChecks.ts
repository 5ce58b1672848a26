import type { CheckSnapshot, Snapshot } from '../snapshot/snapshot.ts'
import type { Change } from './change.ts'
import { isSameRule, ruleSides } from './diffRules.ts'

type Renames = ReadonlyMap<string, string>

/**
 * Compares the checks over several fields. A check keeps its identity under a changed rule if its message and place
 * stay, and under a changed message if its rule stays. An added or changed rule may refuse answers accepted before; no
 * answer is lost by that, as with a field that becomes required.
 */
export function diffChecks(before: Snapshot, after: Snapshot, renames: Renames): Change[] {
  const left = [...(before.checks ?? [])]
  const take = (isIt: (old: CheckSnapshot) => boolean): CheckSnapshot | undefined => {
    const at = left.findIndex(isIt)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const isPlaced = (old: CheckSnapshot, check: CheckSnapshot): boolean =>
    (renames.get(old.field) ?? old.field) === check.field
  const isRuled = (old: CheckSnapshot, check: CheckSnapshot): boolean =>
    isSameRule(old.rule, check.rule, renames)
  const isSaid = (old: CheckSnapshot, check: CheckSnapshot): boolean =>
    old.message === check.message
  const likeness = [
    [isRuled, isSaid, isPlaced],
    [isRuled, isPlaced],
    [isSaid, isPlaced],
    [isRuled, isSaid],
  ]
  const pairs = new Map<CheckSnapshot, CheckSnapshot>()
  for (const ways of likeness)
    for (const check of after.checks ?? []) {
      if (pairs.has(check)) continue
      const old = take((each) => ways.every((way) => way(each, check)))
      if (old) pairs.set(check, old)
    }
  return [
    ...(after.checks ?? []).flatMap((check, index) =>
      changesOf(pairs.get(check), check, { index, renames }),
    ),
    ...left.map((check) => appearance('removed', check)),
  ]
}

function changesOf(
  old: CheckSnapshot | undefined,
  check: CheckSnapshot,
  { index, renames }: { index: number; renames: Renames },
): Change[] {
  if (!old) return [{ ...appearance('added', check), attribute: `checks/${index}` }]
  const base = { ...placeOf(check), attribute: `checks/${index}`, kind: 'changed' } as const
  const texts = (title: string, was: string, now: string, impact: Change['impact']): Change[] =>
    was === now ? [] : [{ ...base, title, impact, before: was, after: now, was, now }]
  const rule: Change[] = isSameRule(old.rule, check.rule, renames)
    ? []
    : [
        {
          ...{ ...base, title: '要满足的', impact: 'fill' },
          ...{ before: old.rule.logic, after: check.rule.logic },
          ...ruleSides(old.rule, check.rule, ''),
        },
      ]
  const oldField = renames.get(old.field) ?? old.field
  return [
    ...rule,
    ...texts('提示', old.message, check.message, 'look'),
    ...texts('提示的位置', oldField, check.field, 'fill'),
  ]
}

const placeOf = ({ message }: CheckSnapshot): Pick<Change, 'place'> => ({
  place: { part: '检查', name: message },
})

function appearance(kind: 'added' | 'removed', check: CheckSnapshot): Change {
  const { words, logic } = check.rule
  const isAdded = kind === 'added'
  return {
    ...{ ...placeOf(check), kind, attribute: 'checks', title: '几个字段之间的检查' },
    impact: 'fill',
    ...(isAdded ? { after: logic } : { before: logic }),
    ...{ was: isAdded ? '' : words, now: isAdded ? words : '' },
  }
}
