import type { FormDocument } from '../../formDocument.ts'
import { codeOf } from '../../options/optionTexts.ts'
import { optionLines } from '../../options/optionTree.ts'
import { definitionAt } from '../../rows/definitionAt.ts'
import type { Change } from '../change.ts'
import { isAlike, isLayoutType, isOtherAnswer } from '../typeUses.ts'
import type { Repair } from './repair.ts'
import { goneCodes, isOptionAlone, type OptionAt, optionsOf } from './repairOption.ts'
import { hasShownBy } from './repairShown.ts'

/**
 * Returns the ways to make a change, best first: those that preserve possible answers of applicants.
 * @param isLive true when applicants may have answered
 */
export function repairsFor(document: FormDocument, change: Change, isLive: boolean): Repair[] {
  switch (change.act) {
    case 'remove':
      return best([{ kind: 'remove' }, { kind: 'hide' }], isLive)
    case 'type': {
      if (!isOtherAnswer(document, change)) return [{ kind: 'convert' }]
      if (isLayoutType(change.type)) return [{ kind: 'detach' }]
      return best([{ kind: 'detach' }, { kind: 'convert' }], isAlike(document, change))
    }
    case 'key':
      return [{ kind: 'rename' }]
    case 'option':
      return optionRepairs(document, change, isLive)
  }
}

const best = (repairs: readonly Repair[], isReversed: boolean): Repair[] =>
  isReversed ? repairs.toReversed() : [...repairs]

function optionRepairs(document: FormDocument, change: OptionAt, isLive: boolean): Repair[] {
  const drops = dropsOf(document, change)
  return isLive ? [{ kind: 'retire' }, ...drops] : [...drops.toReversed(), { kind: 'retire' }]
}

/** Returns the ways to remove an option, most careful first; a single one when nothing refers to it. */
function dropsOf(document: FormDocument, change: OptionAt): Repair[] {
  if (isOptionAlone(document, change)) return [{ kind: 'erase' }]
  const [other] = otherOptions(document, change)
  return [
    ...(other ? [{ kind: 'replace', code: codeOf(other) } as const] : []),
    ...(hasShownBy(document, change) ? [{ kind: 'dropShown' } as const] : []),
    { kind: 'drop' },
  ]
}

/** Returns the options that can replace a removed one: offered ones that are not below it. */
export function otherOptions({ formInfo }: FormDocument, { place, code }: OptionAt) {
  const definition = definitionAt(formInfo, place)
  if (!definition) return []
  const gone = goneCodes(definition, code)
  return optionLines(optionsOf(definition))
    .map(({ option }) => option)
    .filter((option) => !gone.has(codeOf(option)) && option.off !== true)
}
