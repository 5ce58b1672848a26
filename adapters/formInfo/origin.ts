import type { Origin } from '#contract/form.ts'
import { jsonPointer } from '#domain/jsonPointer.ts'
import type { ConvertedField } from './convertField.ts'
import type { FormDocument } from './parse.ts'
import type { Relations } from './relations.ts'

/**
 * Where every output came from: `/fields/KEY` its definition, `/fields/KEY/ATTRIBUTE` the attribute as the wire
 * spells it, `/rules/KEY` the first token that names the target.
 */
export function originOf(
  converted: readonly ConvertedField[],
  relations: Relations,
  { places }: FormDocument,
): Record<string, Origin> {
  const origin: Record<string, Origin> = {}
  const add = (output: string, path: string): void => {
    origin[output] = { path, ...places.at(path) }
  }
  for (const { field, reader } of converted) {
    const output = jsonPointer('fields', field.key)
    add(output, reader.node.path)
    for (const [attribute, place] of places.members(reader.node.path)) {
      const path = reader.node.path + jsonPointer(attribute)
      origin[output + jsonPointer(attribute)] = { path, ...place }
    }
  }
  for (const key of relations.ruleOrder) {
    add(jsonPointer('rules', key), relations.namedAt.get(key) ?? '')
  }
  return origin
}
