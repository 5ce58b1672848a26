import { canonicalJson } from '#domain/canonicalJson.ts'
import type { FieldPicture } from '../picture/picture.ts'

/** A field where it stands, both counted from 0. */
export interface Placed {
  field: FieldPicture
  row: number
  index: number
}

/** One field then and now. `renamed`: another key, but otherwise the same field as far as can be seen. */
export interface Pair {
  before: Placed
  after: Placed
  renamed: boolean
}

export interface Matching {
  pairs: Pair[]
  removed: Placed[]
  added: Placed[]
}

type Same = (before: FieldPicture, after: FieldPicture) => boolean

/** Keys of layout fields without one count rows; they name nothing. */
const isNameless = ({ key }: FieldPicture): boolean => key.startsWith('@')

const definition = ({ key: _, visible: _shown, ...rest }: FieldPicture): string =>
  canonicalJson(rest)

const bothNamed: Same = (before, after) => !isNameless(before) && !isNameless(after)
const bothNameless: Same = (before, after) => isNameless(before) && isNameless(after)

/**
 * What makes two fields one, the surest first: the key; for nameless ones their content, then their type in order;
 * for those whose key is gone the same definition, then the same type with the same label.
 */
const IDENTITIES: readonly { same: Same; renamed: boolean }[] = [
  { same: (a, b) => bothNamed(a, b) && a.key === b.key, renamed: false },
  { same: (a, b) => bothNameless(a, b) && definition(a) === definition(b), renamed: false },
  { same: (a, b) => bothNameless(a, b) && a.type === b.type, renamed: false },
  { same: (a, b) => bothNamed(a, b) && definition(a) === definition(b), renamed: true },
  {
    same: (a, b) => bothNamed(a, b) && a.type === b.type && a.label !== '' && a.label === b.label,
    renamed: true,
  },
]

/** Finds every field of `before` again in `after`, each at most once. */
export function matchFields(before: readonly Placed[], after: readonly Placed[]): Matching {
  const pairs: Pair[] = []
  let removed = [...before]
  let added = [...after]
  for (const { same, renamed } of IDENTITIES) {
    const gone: Placed[] = []
    for (const old of removed) {
      const found = added.find((now) => same(old.field, now.field))
      if (!found) gone.push(old)
      else {
        pairs.push({ before: old, after: found, renamed })
        added = added.filter((now) => now !== found)
      }
    }
    removed = gone
  }
  return { pairs: pairs.sort((a, b) => inOrder(a.before, b.before)), removed, added }
}

export const inOrder = (a: Placed, b: Placed): number => a.row - b.row || a.index - b.index

/** The fields of a form or the columns of a table, in their order. */
export const placed = (rows: readonly FieldPicture[][]): Placed[] =>
  rows.flatMap((fields, row) => fields.map((field, index) => ({ field, row, index })))
