import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { longestRun } from '#domain/longestRun.ts'
import { isAsset } from '../documents/documents.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { comparedMembers, identities, type Members } from './comparedMembers.ts'

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved'

/**
 * One difference between two configurations; `pointer` is empty for a whole document. For an element that moved in its
 * list, `before` and `after` are its positions, counted from 1.
 */
export interface Change {
  kind: ChangeKind
  file: string
  pointer: string
  before?: unknown
  after?: unknown
}

/** Changes from `before` to `after`, by document, down to single values. */
export function diffConfiguration(
  before: ConfigurationDocuments,
  after: ConfigurationDocuments,
): Change[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return files.flatMap((file) => diffDocument(file, ownValue(before, file), ownValue(after, file)))
}

function diffDocument(file: string, before?: string, after?: string): Change[] {
  if (before === after) return []
  if (before === undefined) return [{ kind: 'added', file, pointer: '' }]
  if (after === undefined) return [{ kind: 'removed', file, pointer: '' }]
  if (isAsset(file)) return [{ kind: 'changed', file, pointer: '' }]
  return diffValue(file, '', read(before), read(after))
}

const read = (text: string): unknown => documentValue(JSON.parse(text))

function diffValue(file: string, pointer: string, before: unknown, after: unknown): Change[] {
  const members = comparedMembers(before, after)
  if (!members)
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [{ kind: 'changed', file, pointer, before, after }]
  const [left, right] = members
  const inner = [...new Set([...left.keys(), ...right.keys()])].flatMap((name) =>
    diffMember(file, `${pointer}/${escapeName(name)}`, [left, right], name),
  )
  return Array.isArray(before) ? [...inner, ...movesIn(file, pointer, left, right)] : inner
}

/** The smallest set of moved elements; elements that only shifted because of others are not changes. */
function movesIn(file: string, pointer: string, left: Members, right: Members): Change[] {
  const places = new Map([...left.keys()].map((name, index) => [name, index]))
  const now = [...right.keys()]
  const stayed = now.filter((name) => places.has(name))
  const run = longestRun(stayed.map((name) => places.get(name) ?? 0))
  return stayed
    .filter((_, index) => !run.has(index))
    .map((name) => ({
      ...{ kind: 'moved', file, pointer: `${pointer}/${escapeName(name)}` },
      before: (places.get(name) ?? 0) + 1,
      after: now.indexOf(name) + 1,
    }))
}

function diffMember(
  file: string,
  pointer: string,
  [left, right]: readonly [Members, Members],
  name: string,
): Change[] {
  if (!left.has(name)) return [{ kind: 'added', file, pointer, after: right.get(name) }]
  if (!right.has(name)) return [{ kind: 'removed', file, pointer, before: left.get(name) }]
  return diffValue(file, pointer, left.get(name), right.get(name))
}

const escapeName = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Members of an object, or entries of a list by identity or index; `undefined` for a single value. */
export function membersOf(value: unknown): Members | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const names = identities(value)
  return new Map(value.map((item, index) => [names?.[index] ?? `${index}`, item]))
}
