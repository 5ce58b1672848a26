import { wireKey } from '#adapters/formInfo/fieldKey.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { commaList } from '#domain/text/commaList.ts'
import { type FormInfo, fieldsOf, mapFields } from '../rows/rows.ts'

/** Returns a definition's key; undefined when it has none that can be used. */
export const keyOf = (field: unknown): string | undefined =>
  isRecord(field) ? wireKey({ raw: field }) : undefined

/** Returns the keys in use among definitions. */
export const keysOf = (fields: readonly unknown[]): Set<string> =>
  new Set(fields.flatMap((field) => keyOf(field) ?? []))

/** Returns the keys in use in a form, columns of tables not included. */
export const formKeys = (formInfo: FormInfo): Set<string> => keysOf(formInfo.flatMap(fieldsOf))

/** Returns the key itself when it is free, else with the first number behind it that is: `title2`. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key
  const stem = key.replace(/\d+$/, '') || key
  let number = 2
  while (taken.has(`${stem}${number}`)) number += 1
  return `${stem}${number}`
}

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
  return mapFields(keyed, (field) => withNames(field, names))
}

/** Attributes of a definition that are rules over other fields. */
const RULES = ['showWhen', 'compute']

/** Returns a definition that names other fields by their new keys, in its relations and rules. */
function withNames(field: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isRecord(field) || [...names].every(([old, name]) => old === name)) return field
  const changed: Record<string, unknown> = { ...field, ...withTargets(field, names) }
  if (Array.isArray(field.relations))
    changed.relations = field.relations.map((one: unknown) =>
      isRecord(one) ? { ...one, ...withTargets(one, names) } : one,
    )
  for (const rule of RULES) {
    const written = ownValue(field, rule)
    if (written !== undefined) putOwn(changed, rule, withVars(written, names))
  }
  return JSON.stringify(changed) === JSON.stringify(field) ? field : changed
}

/** `fields` is a list of keys, or a text with commas between them. */
function withTargets({ fields }: Record<string, unknown>, names: ReadonlyMap<string, string>) {
  const named = (key: unknown) => names.get(String(key).trim()) ?? key
  if (Array.isArray(fields)) return { fields: fields.map(named) }
  if (typeof fields !== 'string' || !commaList(fields).some((key) => names.has(key))) return {}
  return { fields: commaList(fields).map(named).join(',') }
}

/** `{ "var": "key" }`, or a path that begins with the key. */
function withVars(rule: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(rule)) return rule.map((one) => withVars(one, names))
  if (!isRecord(rule)) return rule
  return Object.fromEntries(
    Object.entries(rule).map(([operator, operand]) => {
      if (operator !== 'var' || typeof operand !== 'string')
        return [operator, withVars(operand, names)]
      const [key = '', ...rest] = operand.split('.')
      return [operator, [names.get(key) ?? key, ...rest].join('.')]
    }),
  )
}
