import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/canonicalJson.ts'
import { isRecord } from '#domain/isRecord.ts'
import type { FieldPicture } from '../picture/picture.ts'
import { ATTRIBUTES, type AttributePath } from '../wording/attributes.ts'
import type { Change, Place } from './change.ts'
import type { Difference } from './difference.ts'
import { isFolded } from './folded.ts'

const PATHS = Object.keys(ATTRIBUTES) as AttributePath[]

/** Every attribute of a field that differs, without what only repeats another difference. */
export function diffAttributes(before: FieldPicture, after: FieldPicture, place: Place): Change[] {
  const differences = PATHS.flatMap((path) => differenceOf(path, before, after))
  return differences
    .filter((difference) => !isFolded(difference, differences))
    .map((difference) => changeOf(difference, differences, place))
}

function differenceOf(
  path: AttributePath,
  before: FieldPicture,
  after: FieldPicture,
): Difference[] {
  const wording = ATTRIBUTES[path]
  const was = valueAt(before, path) ?? wording.absent
  const is = valueAt(after, path) ?? wording.absent
  return canonicalJson(was) === canonicalJson(is) ? [] : [{ path, wording, before: was, after: is }]
}

function valueAt(field: FieldPicture, path: AttributePath): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? ownValue(value, name) : undefined), field)
}

function changeOf(
  { path, wording, before, after }: Difference,
  all: readonly Difference[],
  place: Place,
): Change {
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
    ...noteOf(path, all),
  }
}

/** Texts that follow a changed label are told with it. */
function noteOf(path: AttributePath, all: readonly Difference[]): Pick<Change, 'note'> {
  if (path !== 'label') return {}
  const following = all.filter((other) => other.path !== 'label' && isFolded(other, all))
  const titles = following
    .filter(({ path: other, after }) => other.startsWith('messages.') && after !== undefined)
    .map(({ wording }) => wording.title)
  return titles.length > 0 ? { note: `${titles.join('、')}随之改变` } : {}
}
