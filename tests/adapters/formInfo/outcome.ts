import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { AreaNode, Dictionaries, DictionaryItem } from '#contract/formInfo.ts'

export const FIXTURES = join(import.meta.dirname, '../../../fixtures')

/** The shared dictionaries, as fixtures have them; a form fixture finds its own beside them. */
export const dictionaries: Dictionaries = Object.fromEntries(
  readdirSync(join(FIXTURES, 'dictionaries'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(FIXTURES, 'dictionaries', file), 'utf8')) as DictionaryItem[],
    ]),
)

/** The tree of areas, as fixtures have it. */
export const areas: readonly AreaNode[] = JSON.parse(
  readFileSync(join(FIXTURES, 'areas', 'area-tree.json'), 'utf8'),
)

/** What a form fixture holds a document to: all of the bundle but hash, places of origin and section schemas. */
export function outcomeOf(text: string) {
  const { fields, schema, rules, computes, checks, sections, diagnostics } = convertFormInfo(text, {
    dictionaries,
    areas,
  })
  return {
    fields,
    schema,
    rules,
    ...(computes && { computes }),
    ...(checks && { checks }),
    sections: sections.map(({ id, title, rows }) => ({ id, ...(title ? { title } : {}), rows })),
    diagnostics: diagnostics.map(({ severity, code, path, line, column, message }) => ({
      severity,
      code,
      path,
      at: `${line}:${column}`,
      message,
    })),
  }
}
