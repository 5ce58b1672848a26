import type { AreaNode, Dictionaries, DictionaryItem } from '#contract/formInfo.ts'

const files = import.meta.glob<DictionaryItem[]>('../../fixtures/dictionaries/*.json', {
  eager: true,
  import: 'default',
})

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

/** The dictionaries the product is delivered with, the named patterns among them. */
export const STANDARD_DICTIONARIES: Dictionaries = Object.fromEntries(
  Object.entries(files).map(([path, items]) => [nameOf(path), items]),
)

let areas: readonly AreaNode[] | undefined

/** Provinces, cities and districts, once they have come. */
export const standardAreas = (): readonly AreaNode[] | undefined => areas

/** Brings the area tree (23 kB); what failed is brought anew. */
export async function loadStandardAreas(): Promise<void> {
  areas ??= (await import('#fixtures/areas/area-tree.json')).default as AreaNode[]
}
