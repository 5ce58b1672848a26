import type { FieldSnapshot, Snapshot } from '../snapshot/snapshot.ts'
import type { Change, Place } from './change.ts'
import { diffAttributes } from './diffAttributes.ts'
import { diffMoves } from './diffMoves.ts'
import { diffOptions } from './diffOptions.ts'
import { diffRules } from './diffRules.ts'
import { appearance, renaming } from './identityChanges.ts'
import { type Matching, matchFields } from './matchFields.ts'
import { type Pair, placed } from './placed.ts'
import { type Site, tableSite } from './site.ts'

/** The inputs of comparing a field besides the field. */
export interface Comparison {
  dictionaries: readonly [before: Snapshot['dictionaries'], after: Snapshot['dictionaries']]
  /** Old key → new key of the fields that seem renamed. */
  renames: ReadonlyMap<string, string>
}

/** All changes between two lists of matched fields, row by row; a removed field is listed at its old row. */
export function diffFields(matching: Matching, site: Site, comparison: Comparison): Change[] {
  const { pairs, removed, added } = matching
  const moves = diffMoves(pairs, site)
  const changes = [
    ...pairs.flatMap((pair) => [
      ...(pair.renamed ? [renaming(pair, site.placeOf(pair.after))] : []),
      ...moves.filter((move) => move.pair === pair).map(({ change }) => change),
      ...diffField(pair, site.placeOf(pair.after), comparison),
    ]),
    ...added.map((one) => appearance('added', one.field, site.placeOf(one))),
    ...removed.map((one) => appearance('removed', one.field, site.placeOf(one))),
  ]
  return changes.sort((a, b) => rowOf(a) - rowOf(b))
}

const rowOf = ({ place }: Change): number => ('row' in place ? place.row : 0)

function diffField(pair: Pair, place: Place, comparison: Comparison): Change[] {
  const [before, after] = [pair.before.field, pair.after.field]
  return [
    ...diffAttributes(before, after, place).filter((change) => !isOfCompute(change, before, after)),
    ...diffOptions([before, after], comparison.dictionaries, place),
    ...diffRules(before, after, place, comparison.renames),
    ...diffFields(matchFields(columnsOf(before), columnsOf(after)), tableSite(place), comparison),
  ]
}

/**
 * Returns the differences without a change of read-only that follows from a field becoming computed, or ceasing to be.
 */
const isOfCompute = ({ attribute }: Change, before: FieldSnapshot, after: FieldSnapshot): boolean =>
  attribute === 'isDisable' && (before.compute === undefined) !== (after.compute === undefined)

const columnsOf = ({ columns = [] }: FieldSnapshot) => placed([columns])
