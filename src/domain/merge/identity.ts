import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '../json/canonicalJson.ts'
import { isRecord } from '../json/isRecord.ts'

/** Members that identify the entries of a society's lists; the first that distinguishes all entries is used. */
export const ENTRY_KEYS = [
  'id',
  'memberType',
  'objId',
  'approvalId',
  'value',
  'itemCode',
  'type',
  'code',
] as const

/** Members that name an entry for people; the first that an entry has is used. */
export const ENTRY_NAMES = [
  'realName',
  'title',
  'name',
  'subOrgName',
  'itemName',
  'statusName',
  'label',
] as const

/**
 * Names the entries of several versions of one list, so that an entry has the same name in each. Names within a list are
 * distinct. A row of a form is named by its first field; an entry without the key, such as a heading, by its content,
 * equal ones by their order.
 */
export function namesOf(versions: readonly (readonly unknown[])[]): string[][] {
  const key = ENTRY_KEYS.find((one) => versions.every((entries) => isTelling(entries, one)))
  return versions.map((entries) => namesIn(entries, key))
}

/** Returns whether a key identifies the entries: some have it, and each of those a different value. */
function isTelling(entries: readonly unknown[], key: string): boolean {
  const names = entries.flatMap((entry) => keyOf(entry, key) ?? [])
  return (names.length > 0 || entries.length === 0) && new Set(names).size === names.length
}

function keyOf(entry: unknown, key: string): string | undefined {
  const holder: unknown = Array.isArray(entry) ? entry[0] : entry
  const name = isRecord(holder) ? ownValue(holder, key) : undefined
  return typeof name === 'string' ? name : undefined
}

function namesIn(entries: readonly unknown[], key: string | undefined): string[] {
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    const name = key === undefined ? undefined : keyOf(entry, key)
    if (name !== undefined) return name
    const content = canonicalJson(entry)
    const count = (counts.get(content) ?? 0) + 1
    counts.set(content, count)
    return `${content}#${count}`
  })
}
