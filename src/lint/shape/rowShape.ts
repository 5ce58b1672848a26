import { get, type Located, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { RowOrigin, Surroundings } from '../model/surroundings.ts'
import { answerShape } from './answerShape.ts'
import { alternatives, descend } from './descend.ts'
import { ANYTHING, isAnything, isOfType, type JsonSchema } from './jsonSchema.ts'
import type { Api } from './operations.ts'

/** Returns the scope at a place; passed in, because it depends on row shapes in turn. */
type ScopeAt = (around: Surroundings) => JsonSchema

/** The shape of `row`: an entry of the node's list; for a row action any of the lists it is placed on. */
export function rowShape(row: RowOrigin, page: PageSite, api: Api, scopeAt: ScopeAt): JsonSchema {
  if ('node' in row) return entryShape(row.node, scopeAt(row.around), page, api)
  const placed = page
    .uses('action')
    .flatMap(({ at, around }) => (at.value === row.action && around.row ? [around.row] : []))
    .flatMap((origin) => ('node' in origin ? [rowShape(origin, page, api, scopeAt)] : []))
  return placed.length === 0 || placed.some(isAnything) ? ANYTHING : { anyOf: placed }
}

function entryShape(node: Located, scope: JsonSchema, page: PageSite, api: Api): JsonSchema {
  const source = page.sources.get(textOf(get(node, 'source')) ?? '')
  if (source) return recordShape(answerShape(source.value, api), api)
  const path = listPath(get(node, 'items'))
  if (path === undefined) return ANYTHING
  const found = descend(scope, path.split('.'), api.resolve)
  return 'schema' in found ? recordShape(found.schema, api) : ANYTHING
}

/** The path a list is read from; filtering keeps the entries' shape. */
function listPath(items: Located | undefined): string | undefined {
  const rule = get(items, '$')
  const filtered = get(rule, 'filter')?.items[0]
  const read = get(filtered ?? rule, 'var')
  return textOf(read) ?? textOf(read?.items[0])
}

/** An entry of a list, or of the `records` of a page of a list. */
function recordShape(answer: JsonSchema, api: Api): JsonSchema {
  const lists = alternatives(answer, api.resolve).flatMap((plain) => {
    if (isAnything(plain)) return [plain]
    if (isOfType(plain, 'array')) return [plain.items ?? ANYTHING]
    const records = plain.properties?.records
    return records ? [recordShape(records, api)] : []
  })
  return lists.length === 0 || lists.some(isAnything) ? ANYTHING : { anyOf: lists }
}
