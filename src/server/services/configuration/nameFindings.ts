import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/suggest.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { type ConfigCode, configFinding } from './configFinding.ts'

interface Unknown {
  code: ConfigCode
  message: string
  name: string
  known: ReadonlySet<string>
}

/** A name nobody has, with the nearest one somebody has. */
export const unknown = (place: Located, { code, message, name, known }: Unknown): FileFinding =>
  configFinding(place, { code, message, hint: suggest(name, known) })

/** Where the entries of a list name something, and what may be named there. */
export interface Reference {
  key: string
  known: ReadonlySet<string>
  code: ConfigCode
  /** What is named, in staff's words. */
  what: string
}

/** Entries of a list that name something nobody has. */
export function listed(
  root: Located | undefined,
  { key, known, code, what }: Reference,
): FileFinding[] {
  return (root?.items ?? []).flatMap((item) => {
    const place = get(item, key)
    const name = textOf(place)
    if (!place || name === undefined || known.has(name)) return []
    return [unknown(place, { code, message: `没有${what}“${name}”`, name, known })]
  })
}

/** Entries of a list whose name another entry before them has. */
export function doubled(root: Located | undefined, key: string): FileFinding[] {
  const seen = new Set<string>()
  return (root?.items ?? []).flatMap((item) => {
    const place = get(item, key)
    const name = textOf(place)
    if (!place || name === undefined || !seen.has(name)) {
      if (name !== undefined) seen.add(name)
      return []
    }
    return [configFinding(place, { code: 'duplicate-id', message: `“${name}”重复` })]
  })
}
