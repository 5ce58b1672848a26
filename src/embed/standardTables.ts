import type { AreaNode, Dictionaries, DictionaryItem } from '#contract/formInfo.ts'
import areas from '#fixtures/areas/area-tree.json'

const files = import.meta.glob<DictionaryItem[]>('../../fixtures/dictionaries/*.json', {
  eager: true,
  import: 'default',
})

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

/** The dictionaries the product is delivered with, the named patterns among them. */
export const STANDARD_DICTIONARIES: Dictionaries = Object.fromEntries(
  Object.entries(files).map(([path, items]) => [nameOf(path), items]),
)

/** Provinces, cities and districts. */
export const STANDARD_AREAS: readonly AreaNode[] = areas
