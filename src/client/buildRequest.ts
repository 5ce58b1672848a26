import type { CallEntry } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'

export type Input = Readonly<Record<string, unknown>>

export interface BuiltRequest {
  method: CallEntry['method']
  /** Path and query, without origin. */
  address: string
  /** JSON text; absent for calls without a body. */
  body?: string
}

/**
 * Distributes a flat input over path, query and body as the contract declares. `undefined` and `null` are omitted from
 * path and query. A missing path value, or a name the contract does not have, is a programming error and throws a plain
 * Error.
 */
export function buildRequest(id: string, entry: CallEntry, input: Input): BuiltRequest {
  const { inPath = [], inQuery = [] } = entry
  const address = fillPath(id, entry.path, inPath, input) + queryOf(inQuery, input)
  const placed = new Set([...inPath, ...inQuery])
  const rest = Object.entries(input).filter(([name]) => !placed.has(name))
  if (entry.body)
    return { method: entry.method, address, body: JSON.stringify(Object.fromEntries(rest)) }
  const stray = rest.find(([, value]) => value !== undefined)
  if (stray) throw new Error(`${id}: ${stray[0]} has no place in this call`)
  return { method: entry.method, address }
}

function fillPath(id: string, path: string, names: readonly string[], input: Input): string {
  return names.reduce((filled, name) => {
    const value = ownValue(input, name)
    if (value === undefined || value === null || value === '')
      throw new Error(`${id}: ${name} is missing`)
    return filled.replace(`{${name}}`, encodeURIComponent(String(value)))
  }, path)
}

function queryOf(names: readonly string[], input: Input): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = ownValue(input, name)
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}
