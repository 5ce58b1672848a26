import type { Json } from '#contract/logic.ts'

/** A document on disk; `id` is its path below its folder, without `.json`. */
export interface SourceText {
  file: string
  id: string
  text: string
}

/** A token: where a finding points. */
export interface Place {
  readonly source: SourceText
  /** JSON pointer in the source's own document. */
  readonly pointer: string
  readonly offset: number
}

export interface Entry {
  readonly name: string
  readonly key: Place
  readonly value: Located
}

/** A JSON value with its place in the source; after expansion a tree may mix several sources. */
export interface Located extends Place {
  /** Length of its text in the source. */
  readonly length: number
  readonly value: Json
  /** Properties of an object in written order, a doubled key twice; empty for anything else. */
  readonly entries: readonly Entry[]
  /** Elements of a list; empty for anything else. */
  readonly items: readonly Located[]
}

/** The property's value; of a doubled key the last one, as JSON.parse decides it. */
export const get = (node: Located | undefined, name: string): Located | undefined =>
  node?.entries.findLast((entry) => entry.name === name)?.value

/** The value below a path of property names and list indexes. */
export const getAt = (node: Located | undefined, path: readonly string[]): Located | undefined =>
  path.reduce<Located | undefined>(
    (at, segment) => at?.items[Number(segment)] ?? get(at, segment),
    node,
  )

export const textOf = (node: Located | undefined): string | undefined =>
  typeof node?.value === 'string' ? node.value : undefined

/** Property name → entry, as JSON.parse decides doubled keys. */
export const entryMap = (node: Located | undefined): ReadonlyMap<string, Entry> =>
  new Map(node?.entries.map((entry) => [entry.name, entry]))
