import { varsOf } from '#domain/logic/varsOf.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { FormStore } from '../../form/formStore.ts'
import { graphOf } from '../../form/graph.ts'
import { type FormPath, keyRead } from '../../form/paths.ts'
import { pathsOf } from '../../value/pathsOf.ts'
import { candidatesOf } from '../candidates/candidatesOf.ts'
import { type Subject, subjectAt } from '../subject.ts'
import { namedCodes } from './namedCodes.ts'
import type { Trial } from './probe.ts'

/** Returns every value to try for a field or cell. */
export function trialsAt(store: FormStore, path: FormPath): Trial[] {
  const subject = subjectAt(store, path)
  if (!subject) return []
  const codes = namedCodes(store.bundle).get(path) ?? []
  const { context } = store.options
  const source = { field: subject.field, value: store.get(path), codes, context }
  return candidatesOf(source).map((value) => ({ path, value }))
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

/** Returns the fields that a place's checks read: itself, the card type, and those in the page's rules. */
export function checkedPaths(store: FormStore, { path, field, cell }: Subject): FormPath[] {
  const { fields } = store.bundle
  const rules = (store.options.checks ?? []).filter((check) => check.field === path)
  const read = rules.flatMap(({ rule, params }) =>
    [...varsOf(rule ?? null), ...pathsOf(params)].map((name) => keyRead(name, fields)),
  )
  const cardType = field.constraints.card === 'byCardType' ? [...inRow(cell), CARD_TYPE_KEY] : []
  const known = [...cardType, ...read].filter((each) => subjectAt(store, each))
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
