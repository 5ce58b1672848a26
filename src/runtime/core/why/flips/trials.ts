import type { FormField, ValueShape } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { dayIn } from '#domain/time/dayIn.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { FormStore } from '../../form/formStore.ts'
import { graphOf } from '../../form/graph.ts'
import type { FormPath } from '../../form/paths.ts'
import { checksOf } from '../../form/ruleChecks.ts'
import { pathsOf } from '../../value/pathsOf.ts'
import { candidatesOf } from '../candidates/candidatesOf.ts'
import { pointsOf } from '../candidates/points.ts'
import { type Subject, subjectAt } from '../subject.ts'
import { comparedWith } from './comparedWith.ts'
import { namedCodes } from './namedCodes.ts'
import type { Trial } from './probe.ts'
import { rulesReading } from './rulesReading.ts'

/** Returns every value to try for a field or cell, those that pass its own check first. */
export function trialsAt(store: FormStore, path: FormPath): Trial[] {
  const subject = subjectAt(store, path)
  if (!subject || isComputed(store, path)) return []
  const { context } = store.options
  const { codes, points } = asked(store, path)
  const { field } = subject
  const isExample = (value: unknown) => isTyped(field) && !codes.includes(String(value))
  const values = candidatesOf({ field, value: store.get(path), codes, points, context })
  const isRight = (value: unknown) => store.failureOf(path, value) === undefined
  const [right, wrong] = [values.filter(isRight), values.filter((value) => !isRight(value))]
  return [...right, ...wrong].map((value) => ({ path, value, isExample: isExample(value) }))
}

const CHOSEN: readonly ValueShape[] = ['codes', 'path', 'paths', 'flag']

/** Returns whether a value of a field is absent from a list. */
const isTyped = ({ shape, type }: FormField): boolean =>
  !CHOSEN.includes(shape) && type !== 'choice'

const isComputed = ({ bundle: { computes = {} } }: FormStore, key: string): boolean =>
  Object.hasOwn(computes, key)

/** Returns what the rules ask of a field: the codes they name, and where else they may change. */
function asked(store: FormStore, path: FormPath) {
  const { bundle, options } = store
  const checks = checksOf(bundle, options).flatMap(({ rule }) => (rule === undefined ? [] : [rule]))
  const rulesOf = (key: string) =>
    [ownValue(bundle.rules, key), ownValue(bundle.computes ?? {}, key)].filter(
      (rule) => rule !== undefined,
    )
  const rules = rulesReading(bundle, checks, rulesOf).get(path) ?? []
  const others = comparedWith(path, rules, bundle).map((key) => store.get(key))
  const texts = others.filter((value) => typeof value === 'string')
  const points = pointsOf(rules, options.context)
  return {
    codes: [...new Set([...texts, ...(namedCodes(bundle, rules).get(path) ?? [])])],
    points: {
      ...points,
      numbers: [...others.filter((value) => typeof value === 'number'), ...points.numbers],
      days: [...texts.flatMap((text) => dayIn(text) ?? []), ...points.days],
    },
  }
}

/** Returns the fields that determine whether `key` shows, the nearest first, editable ones before others. */
export function controllersOf(store: FormStore, key: string): string[] {
  const graph = graphOf(store.bundle)
  const found: string[] = []
  const waiting = [...graph.reads(key)]
  for (const next of waiting) {
    if (found.includes(next) || !Object.hasOwn(store.bundle.fields, next)) continue
    found.push(next)
    waiting.push(...graph.reads(next))
  }
  return editableFirst(store, found)
}

/**
 * Returns the fields that may decide over a place's checks: itself, the card type, those in checks over several, and all
 * that decide whether one of these shows, or what it is computed from.
 */
export function checkedPaths(store: FormStore, { path, field, cell }: Subject): FormPath[] {
  const { fields } = store.bundle
  const rules = checksOf(store.bundle, store.options).filter((check) => check.field === path)
  const read = rules.flatMap(({ rule, params }) =>
    [...varsOf(rule ?? null), ...pathsOf(params)].map((name) => keyRead(name, fields)),
  )
  const cardType = field.constraints.card === 'byCardType' ? [...inRow(cell), CARD_TYPE_KEY] : []
  const behind = [...cardType, ...read].flatMap((each) => controllersOf(store, each))
  const known = [...new Set([...cardType, ...read, ...behind])].filter((each) =>
    subjectAt(store, each),
  )
  return [path, ...known.filter((each) => each !== path)]
}

const inRow = (cell: Subject['cell']): FormPath[] =>
  cell ? [`${cell.table}/${cell.row}/${CARD_TYPE_KEY}`] : []

const editableFirst = (store: FormStore, keys: readonly string[]): string[] => [
  ...keys.filter((key) => isByHand(store, key)),
  ...keys.filter((key) => !isByHand(store, key)),
]

/** True when a person can edit the place once it shows. */
export function isByHand(store: FormStore, path: FormPath): boolean {
  const subject = subjectAt(store, path)
  if (!subject || subject.field.isHide || subject.field.isDisable) return false
  return !store.isDisabled(subject.cell?.table ?? path)
}
