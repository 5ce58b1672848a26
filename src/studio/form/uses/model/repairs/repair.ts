import type { FormDocument } from '../../../formEditing.ts'
import type { Change, Repaired } from '../change.ts'
import { withKey } from './repairKey.ts'
import { withoutOptionOf, withRetiredOption } from './repairOption.ts'
import { withHiddenPart, withoutPart } from './repairRemoval.ts'
import { withoutShownBy } from './repairShown.ts'
import { withOtherAnswer, withOtherType } from './repairType.ts'

/** A way to make a change without breaking what depends on what is changed. */
export type Repair =
  /** Of a removal: remove, or keep what was filled in and show it to nobody. */
  | { kind: 'remove' | 'hide' }
  /** Of another type: with or without what depends on the answer. */
  | { kind: 'convert' | 'detach' }
  | { kind: 'rename' }
  /** Of an option: retire it, remove it, alone or with what only it shows, or let another stand for it. */
  | { kind: 'retire' | 'erase' | 'drop' | 'dropShown' }
  | { kind: 'replace'; code: string }

/** Returns the form after a change that is made in one of its ways; everything not concerned is the same objects. */
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
