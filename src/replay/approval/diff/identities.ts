import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { FieldSnapshot } from '../snapshot/snapshot.ts'

/** Returns whether two definitions may be of the same field. */
export type Same = (before: FieldSnapshot, after: FieldSnapshot) => boolean

/** Keys of layout fields without one count rows; they name nothing. */
const isNameless = ({ key }: FieldSnapshot): boolean => key.startsWith('@')

const definition = ({ key: _, visible: _shown, ...rest }: FieldSnapshot): string =>
  canonicalJson(rest)

const bothNamed: Same = (before, after) => !isNameless(before) && !isNameless(after)
const bothNameless: Same = (before, after) => isNameless(before) && isNameless(after)

const isAnswer = ({ shape }: FieldSnapshot): boolean => shape !== 'none'

/** The definition without the parts that contain the label. */
const nature = ({ label: _, messages: _texts, ...rest }: FieldSnapshot): string =>
  definition(rest as FieldSnapshot)

const likeNature: Same = (before, after) =>
  before.type === after.type && before.shape === after.shape && likeOptions(before, after)

export interface Identity {
  same: Same
  renamed: boolean
  /** Only in one place of the form, and only where no other field can be meant. */
  nearby?: true
}

/**
 * Rules that identify fields across versions, in order of reliability: the key; for fields without key their content,
 * then type and order; for fields whose key is gone the same definition, then same type and label. If key and label are
 * both new: a similar field at the same position, or one of the same type with similar options.
 */
export const IDENTITIES: readonly Identity[] = [
  { same: (a, b) => bothNamed(a, b) && a.key === b.key, renamed: false },
  { same: (a, b) => bothNameless(a, b) && definition(a) === definition(b), renamed: false },
  { same: (a, b) => bothNameless(a, b) && a.type === b.type, renamed: false },
  { same: (a, b) => bothNamed(a, b) && definition(a) === definition(b), renamed: true },
  {
    same: (a, b) => bothNamed(a, b) && a.type === b.type && a.label !== '' && a.label === b.label,
    renamed: true,
  },
  {
    same: (a, b) => bothNamed(a, b) && isAnswer(a) && nature(a) === nature(b),
    renamed: true,
    nearby: true,
  },
  {
    same: (a, b) => bothNamed(a, b) && isAnswer(a) && likeNature(a, b),
    renamed: true,
    nearby: true,
  },
]

/** Returns whether two fields have similar options: one source, or lists that share half of their codes. */
function likeOptions({ options: before }: FieldSnapshot, { options: after }: FieldSnapshot) {
  if (before?.kind !== 'items' || after?.kind !== 'items')
    return canonicalJson(before) === canonicalJson(after)
  const codes = new Set(before.items.map(([path]) => path))
  const shared = after.items.filter(([path]) => codes.has(path)).length
  return shared * 2 >= Math.max(before.items.length, after.items.length)
}
