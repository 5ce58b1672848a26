import { targetsOf } from '#adapters/formInfo/rawRelations.ts'
import { fill } from '#domain/text/fill.ts'
import { keyOf } from '../keys/keys.ts'
import { labelOf } from '../names/labels.ts'
import { relationsOf } from '../relations/relations.ts'
import { listed, type NamedAnswers } from './named.ts'
import type { PlacedField } from './placedFields.ts'
import texts from './texts.json' with { type: 'json' }
import type { Use } from './use.ts'

/**
 * Returns the fields that show or hide some fields by relations.
 * @param others the fields that stay
 */
export const controllerUses = (others: readonly PlacedField[], { names }: NamedAnswers): Use[] =>
  others.flatMap(({ field, place }): Use[] => {
    const targets = new Set(relationsOf(field).flatMap(targetsOf))
    const named = [...targets].flatMap((key) => names.get(key) ?? [])
    if (named.length === 0) return []
    const sentence = fill(texts.controls, { name: listed([labelOf(field)]), field: listed(named) })
    return [{ group: 'controls', severity: 'breaks', sentence, at: { place } }]
  })

/** Returns the fields that some fields show or hide by their relations. */
export function targetUses(
  all: readonly PlacedField[],
  others: readonly PlacedField[],
  { names }: NamedAnswers,
): Use[] {
  const controllers = new Map<string, string[]>()
  for (const { field } of all) {
    const name = names.get(keyOf(field) ?? '')
    const targets = name === undefined ? [] : relationsOf(field).flatMap(targetsOf)
    for (const key of new Set(targets))
      controllers.set(key, [...(controllers.get(key) ?? []), name ?? ''])
  }
  return others.flatMap(({ field, place }): Use[] => {
    const by = controllers.get(keyOf(field) ?? '')
    if (!by) return []
    const sentence = fill(texts.controls, { name: listed(by), field: listed([labelOf(field)]) })
    return [{ group: 'controls', severity: 'changes', sentence, at: { place } }]
  })
}
