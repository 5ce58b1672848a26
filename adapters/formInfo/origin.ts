import type { FormField, Origin } from '#contract/form.ts'
import { putOwn } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import type { ReadCheck } from './checks.ts'
import type { ConvertedField } from './convertField.ts'
import { wireKey } from './fieldKey.ts'
import type { FieldNode, FormDocument } from './parse.ts'
import type { FormRules } from './rules.ts'

/** A field with its definition, as far as the places of its outputs depend on it. */
export interface FieldSource {
  field: FormField
  node: FieldNode
  isShow: boolean
}

export const sourceOf = ({ field, reader, isShow }: ConvertedField): FieldSource => ({
  field,
  node: reader.node,
  isShow,
})

/**
 * Maps every output to its source: `/fields/KEY` to its definition, `/fields/KEY/ATTRIBUTE` to the attribute as spelled
 * on the wire, `/fields/KEY/columns/COLUMN` and its attributes likewise for a table's column, `/rules/KEY` to the first
 * token that names the target, `/rules/KEY/INDEX` to what decides in that test of its relations, `/rules/KEY/showWhen` to
 * its own rule, `/computes/KEY` to its computation, `/checks/INDEX` to a check. The `isHide` of a field that never shows
 * because of its snapshot comes from `isShow`.
 */
export function originOf(
  sources: readonly FieldSource[],
  rules: FormRules,
  checks: readonly ReadCheck[],
  { places }: Pick<FormDocument, 'places'>,
): Record<string, Origin> {
  const origin: Record<string, Origin> = {}
  const add = (output: string, path: string): void => {
    putOwn(origin, output, { path, ...places.at(path) })
  }
  const addDefinition = (output: string, input: string): void => {
    add(output, input)
    for (const [attribute, place] of places.members(input)) {
      const path = input + jsonPointer(attribute)
      putOwn(origin, output + jsonPointer(attribute), { path, ...place })
    }
  }
  for (const { field, node, isShow } of sources) {
    const output = jsonPointer('fields', field.key)
    const input = node.path
    addDefinition(output, input)
    if (!isShow && !field.isHide && !rules.namedAt.has(field.key))
      add(`${output}/isHide`, `${input}/isShow`)
    for (const [column, path] of columnPaths(node))
      addDefinition(output + jsonPointer('columns', column), path)
  }
  for (const [output, path] of rulePlaces(rules)) add(output, path)
  for (const [output, { index }] of checks.entries())
    add(jsonPointer('checks', output), jsonPointer('checks', index))
  return origin
}

/** Output pointer and input pointer of everything that decides whether a field shows, or computes it. */
function rulePlaces({
  rules,
  computes,
  namedAt,
  askedAt,
  showWhenAt,
  computedAt,
}: FormRules): [string, string][] {
  const shown = Object.keys(rules).flatMap((key): [string, string][] => [
    [jsonPointer('rules', key), namedAt.get(key) ?? ''],
    ...(askedAt.get(key) ?? []).map((path, index): [string, string] => [
      jsonPointer('rules', key, index),
      path,
    ]),
    ...own(showWhenAt, key).map((path): [string, string] => [
      jsonPointer('rules', key, 'showWhen'),
      path,
    ]),
  ])
  const computed = Object.keys(computes).flatMap((key) =>
    own(computedAt, key).map((path): [string, string] => [jsonPointer('computes', key), path]),
  )
  return [...shown, ...computed]
}

const own = (places: ReadonlyMap<string, string>, key: string): string[] => {
  const place = places.get(key)
  return place === undefined ? [] : [place]
}

/** Columns of a table by key, the first of each, with the pointer of its definition. */
function columnPaths({ raw, path }: FieldNode): Map<string, string> {
  const items: readonly unknown[] =
    raw.type === 'table' && Array.isArray(raw.items) ? raw.items : []
  const paths = new Map<string, string>()
  for (const [index, item] of items.entries()) {
    const key = isRecord(item) ? wireKey({ raw: item }) : undefined
    if (key !== undefined && !paths.has(key)) paths.set(key, path + jsonPointer('items', index))
  }
  return paths
}
