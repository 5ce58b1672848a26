import { searchText } from '#domain/text/kinds/searchText.ts'
import type { FormInfo } from '#formDocument/rows/rows.ts'

/** A field, or several that belong together, that can be added to a form. */
export interface PaletteEntry {
  name: string
  /** Purpose, in a few words. */
  hint: string
  formInfo: FormInfo
}

export interface PaletteGroup {
  group: string
  entries: readonly PaletteEntry[]
}

const files = import.meta.glob<{ groups: readonly PaletteGroup[] }>(
  '../../../../../schemas/panels/palette.json',
  { eager: true, import: 'default' },
)

/** Ready-made fields, and one or more of every type. */
export const PALETTE: readonly PaletteGroup[] = Object.values(files).flatMap(({ groups }) => groups)

/**
 * Returns the groups with the entries that pass and whose name, hint or group contains a text; empty groups are left
 * out. Matches in a name come before those in a hint, as do their groups.
 */
export function paletteMatches(
  text: string,
  passes: (entry: PaletteEntry) => boolean = () => true,
): PaletteGroup[] {
  const wanted = searchText(text)
  const found = PALETTE.map(({ group, entries }) => {
    const ranked = entries
      .filter(passes)
      .map((entry) => ({ entry, rank: wanted ? rankOf(wanted, entry, group) : 0 }))
      .filter(({ rank }) => rank >= 0)
      .toSorted((one, other) => one.rank - other.rank)
    return { group, rank: ranked[0]?.rank ?? 0, entries: ranked.map(({ entry }) => entry) }
  })
  return found
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
}

/** Returns how well an entry fits a text, 0 the best; -1 when it does not. */
function rankOf(wanted: string, { name, hint }: PaletteEntry, group: string): number {
  const named = searchText(name)
  const fits = [
    named === wanted,
    named.startsWith(wanted),
    named.includes(wanted),
    searchText(hint).includes(wanted),
    searchText(group).includes(wanted),
  ]
  return fits.indexOf(true)
}
