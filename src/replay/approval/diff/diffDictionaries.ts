import { ownValue } from '#contract/record.ts'
import { labelOf } from '../../wording/labelOf.ts'
import type { FieldSnapshot, Snapshot } from '../snapshot/snapshot.ts'
import type { Change } from './change.ts'
import { diffItems } from './diffItems.ts'

/** The changes of the dictionaries that are option sources before and after; reported once, not per field. */
export function diffDictionaries(before: Snapshot, after: Snapshot): Change[] {
  const [were, are] = [before.dictionaries, after.dictionaries]
  const commonNames = Object.keys(are).filter((name) => Object.hasOwn(were, name))
  return commonNames.flatMap((name) =>
    diffItems(ownValue(were, name) ?? [], ownValue(are, name) ?? [], { part: '字典', name }).map(
      (change) => ({
        ...change,
        note: [change.note, `用于${usersOf(name, after).join('、')}`].filter(Boolean).join('，'),
      }),
    ),
  )
}

const usersOf = (name: string, { rows }: Snapshot): string[] =>
  rows
    .flat()
    .flatMap((field) => [
      ...(uses(field, name) ? [labelOf(field)] : []),
      ...(field.columns ?? [])
        .filter((column) => uses(column, name))
        .map((column) => `${labelOf(field)}的${labelOf(column)}`),
    ])

const uses = ({ options }: FieldSnapshot, name: string): boolean =>
  options?.kind === 'dictionary' && options.name === name
