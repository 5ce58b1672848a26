import type { FieldAttribute } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { AspectResult, AttributeChange, Change, Flip } from '#contract/why.ts'
import type { FormStore } from '../../form/formStore.ts'
import { rootOf } from '../../form/paths.ts'
import { readValue } from '../readValue.ts'
import { attributesAt } from '../sourcesOf.ts'
import { type Subject, subjectAt } from '../subject.ts'
import { hiding, meeting, showing } from './chain.ts'
import { Probe, type Trial } from './probe.ts'
import { type Goal, pair, singles, withoutIdle } from './search.ts'
import { checkedPaths, controllersOf, isByHand } from './trials.ts'

/** Returns the smallest change that reverses a result; every change was tried on a copy of the form. */
export function flipOf(store: FormStore, subject: Subject, result: AspectResult): Flip {
  const attribute = attributeChange(store, subject, result)
  return { ...FLIPS[result.aspect](store, subject, result), ...(attribute && { attribute }) }
}

type FlipFinder = (store: FormStore, subject: Subject, result: AspectResult) => Flip

const NOTHING: Flip = { changes: [], others: [], tried: 0 }

const FLIPS: Record<AspectResult['aspect'], FlipFinder> = {
  shown: shownFlip,
  required: (store, subject, result) =>
    result.cause.by === 'hidden' || (result.holds && subject.field.required)
      ? shownFlip(store, subject)
      : NOTHING,
  disabled: () => NOTHING,
  error: errorFlip,
}

function shownFlip(store: FormStore, subject: Subject): Flip {
  const target = subject.cell?.table ?? subject.path
  if (subject.field.isHide || ownValue(store.bundle.rules, target) === undefined) return NOTHING
  const wasHidden = store.isHidden(target)
  const probe = new Probe(store)
  const goal: Goal = (changed) => changed.isHidden(target) !== wasHidden
  const paths = controllersOf(store, target)
  const found = singles(store, probe, paths, goal)
  const [first, ...others] = found
  if (first) return flip(store, probe, [first], others)
  const two = pair(store, probe, paths, goal)
  if (two.length > 0) return flip(store, probe, two)
  const chain = wasHidden
    ? (showing(store, probe, target) ?? meeting(store, probe, target))
    : hiding(store, probe, target)
  return flip(store, probe, chain ? withoutIdle(probe, chain, goal) : [])
}

/** Causes that only time or the server can change. */
const WAITING: readonly string[] = [
  'obstacle',
  'asking',
  'taken',
  'layout',
  'unsupported',
  'keyless',
]
const WRONG: readonly string[] = ['check', 'ruleCheck', 'told', 'full']

/** Tries the field's own value first, then other fields its checks read, then changes that would hide or show it. */
function errorFlip(store: FormStore, subject: Subject, { cause }: AspectResult): Flip {
  if (WAITING.includes(cause.by)) return NOTHING
  const { path, cell } = subject
  const wrong = WRONG.includes(cause.by)
  const probe = new Probe(store, [path])
  const goal: Goal = (changed) => (changed.error(path) !== undefined) !== wrong
  const paths = [...checkedPaths(store, subject), ...controllersOf(store, cell?.table ?? path)]
  const [first, ...others] = singles(store, probe, paths, goal)
  if (first) return flip(store, probe, [first], others)
  return flip(store, probe, pair(store, probe, paths, goal))
}

const flip = (
  store: FormStore,
  probe: Probe,
  changes: readonly Trial[],
  others: readonly Trial[] = [],
): Flip => ({
  changes: inOrder(store, changes).map((trial) => changeOf(store, trial)),
  others: others.map((trial) => changeOf(store, trial)),
  tried: probe.tried,
})

/** Sorts changes in form order; a controller precedes its targets. */
const inOrder = ({ bundle: { order } }: FormStore, trials: readonly Trial[]): Trial[] =>
  trials.toSorted((a, b) => order.indexOf(rootOf(a.path)) - order.indexOf(rootOf(b.path)))

function changeOf(store: FormStore, { path, value, isExample }: Trial): Change {
  const subject = subjectAt(store, path)
  const { context } = store.options
  const read = (each: unknown) =>
    subject ? readValue(subject.field, each, context) : { value: each ?? null, text: '' }
  return {
    path,
    label: subject?.label ?? path,
    type: subject?.field.type ?? 'unsupported',
    isExample,
    from: read(store.get(path)),
    to: read(value),
    byHand: isByHand(store, path),
  }
}

/** Causes that depend on an attribute alone, and its reversing value. */
const ATTRIBUTES: Readonly<Record<string, [FieldAttribute, on: boolean]>> = {
  isHide: ['isHide', false],
  isShow: ['isShow', true],
  required: ['required', false],
  optional: ['required', true],
  isDisable: ['isDisable', false],
  editable: ['isDisable', true],
}

function attributeChange(
  { bundle }: FormStore,
  { origin, path }: Subject,
  { cause, sources }: AspectResult,
): AttributeChange | undefined {
  if (cause.by === 'optional' && Object.hasOwn(bundle.computes ?? {}, path)) return undefined
  const [attribute, on] = ATTRIBUTES[cause.by] ?? []
  if (attribute === undefined || on === undefined) return undefined
  const source = attributesAt(bundle, origin, attribute)[0] ?? sources[0]
  return { attribute, on, ...(source && { source }) }
}
