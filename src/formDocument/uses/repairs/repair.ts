import type { FormDocument } from '../../formDocument.ts'
import type { Change, Repaired } from '../change.ts'
import { withKey } from './repairKey.ts'
import { withoutOptionOf, withRetiredOption } from './repairOption.ts'
import { withHiddenPart, withoutPart } from './repairRemoval.ts'
import { withoutShownBy } from './repairShown.ts'
import { withOtherAnswer, withOtherType } from './repairType.ts'

/** A way to make a change without breaking the dependents of the changed part. */
export type Repair =
  /** For a removal: remove the part, or hide it and keep its answers. */
  | { kind: 'remove' | 'hide' }
  /** For a change of type: keep or remove what depends on the answer. */
  | { kind: 'convert' | 'detach' }
  | { kind: 'rename' }
  /** For an option: retire it; remove it, alone or with the fields that only it shows; or replace it by another. */
  | { kind: 'retire' | 'erase' | 'drop' | 'dropShown' }
  | { kind: 'replace'; code: string }

/** Returns the form after a change made in one of its ways; unaffected parts stay the same objects. */
export function repaired(document: FormDocument, change: Change, repair: Repair): Repaired {
  switch (change.act) {
    case 'remove':
      return repair.kind === 'hide'
        ? withHiddenPart(document, change.target)
        : withoutPart(document, change.target)
    case 'type':
      return repair.kind === 'detach'
        ? withOtherAnswer(document, change.place, change.type)
        : withOtherType(document, change.place, change.type)
    case 'key':
      return withKey(document, change.place, change.key)
    case 'option':
      if (repair.kind === 'retire') return withRetiredOption(document, change)
      if (repair.kind === 'dropShown') return withoutShownBy(document, change)
      return withoutOptionOf(document, change, repair.kind === 'replace' ? repair.code : undefined)
  }
}
