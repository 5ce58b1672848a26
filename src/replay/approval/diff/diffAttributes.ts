import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldSnapshot } from '../snapshot/snapshot.ts'
import { ATTRIBUTES, type AttributePath } from './attributes.ts'
import type { Change, Place } from './change.ts'
import type { Difference } from './difference.ts'
import { isFolded, leaderOf, repeats } from './folded.ts'
import { narrows } from './narrowing.ts'
import { isUsualText } from './usualText.ts'

const PATHS = Object.keys(ATTRIBUTES) as AttributePath[]

/** Every differing attribute of a field, without those that only repeat another difference. */
export function diffAttributes(
  before: FieldSnapshot,
  after: FieldSnapshot,
  place: Place,
): Change[] {
  const differences = PATHS.flatMap((path) => differenceOf(path, before, after))
  return differences
    .filter((difference) => !isFolded(difference, differences))
    .map((difference) => ({
      ...changeOf(difference, differences, place),
      ...(narrows(difference, before, after) && { impact: 'data' as const }),
    }))
}

function differenceOf(
  path: AttributePath,
  before: FieldSnapshot,
  after: FieldSnapshot,
): Difference[] {
  const wording = ATTRIBUTES[path]
  const was = valueAt(before, path) ?? wording.absent
  const is = valueAt(after, path) ?? wording.absent
  if (canonicalJson(was) === canonicalJson(is)) return []
  const isUsual = isUsualText(path, was, before) && isUsualText(path, is, after)
  return [{ path, wording, before: was, after: is, isUsual }]
}

function valueAt(field: FieldSnapshot, path: AttributePath): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? ownValue(value, name) : undefined), field)
}

function changeOf(difference: Difference, all: readonly Difference[], place: Place): Change {
  const { wording, before, after } = difference
  const { word, title, impact, say } = wording
  return {
    place,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    attribute: word,
    title,
    impact,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    was: before === undefined ? '' : say(before),
    now: after === undefined ? '' : say(after),
    ...noteOf(difference, all),
  }
}

/** Texts derived from a changed attribute are reported together with it. */
function noteOf(difference: Difference, all: readonly Difference[]): Pick<Change, 'note'> {
  const titles = all
    .filter((other) => leaderOf(other, all) === difference && !repeats(other, all))
    .map(({ wording }) => wording.title)
  return titles.length > 0 ? { note: `${titles.join('、')}随之改变` } : {}
}
