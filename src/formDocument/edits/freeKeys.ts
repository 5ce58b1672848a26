import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { freeKey, keyOf } from '../keys/keys.ts'
import { withTargets } from '../relations/relations.ts'
import { RULES } from '../relations/ruleAttributes.ts'
import { type FormInfo, mapFields } from '../rows/rows.ts'

/**
 * Returns the rows with new keys where theirs are taken, by others or among themselves; their references to each other
 * are updated. Unchanged rows stay the same objects.
 */
export function withFreeKeys(rows: FormInfo, inUse: ReadonlySet<string>): FormInfo {
  const taken = new Set(inUse)
  const names = new Map<string, string>()
  const keyed = mapFields(rows, (field) => {
    const key = keyOf(field)
    if (key === undefined || !isRecord(field)) return field
    const free = freeKey(key, taken)
    taken.add(free)
    if (!names.has(key)) names.set(key, free)
    return free === key ? field : { ...field, value: free }
  })
  return mapFields(keyed, (field) => (isRecord(field) ? withNames(field, names) : field))
}

/** Returns a definition that names other fields by their new keys, in its relations and rules. */
function withNames(field: RawField, names: ReadonlyMap<string, string>): RawField {
  let changed = withTargets(field, (key) => names.get(key) ?? key)
  for (const name of RULES) {
    const rule = ownValue(field, name)
    const next = withVars(rule, names)
    if (next !== rule) changed = { ...changed, [name]: next }
  }
  return changed
}

/** `{ "var": "key" }`, or a path that begins with the key; the same rule when it names none of them. */
function withVars(rule: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(rule)) {
    const parts = rule.map((one) => withVars(one, names))
    return parts.every((one, at) => one === rule[at]) ? rule : parts
  }
  if (!isRecord(rule)) return rule
  const entries = Object.entries(rule).map(([operator, operand]): [string, unknown] => [
    operator,
    operator === 'var' ? renamed(operand, names) : withVars(operand, names),
  ])
  return entries.every(([operator, operand]) => operand === ownValue(rule, operator))
    ? rule
    : Object.fromEntries(entries)
}

function renamed(path: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof path !== 'string') return path
  const [key = '', ...rest] = path.split('.')
  return [names.get(key) ?? key, ...rest].join('.')
}
