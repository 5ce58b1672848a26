import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { type ConfigCode, configFinding } from './configFinding.ts'

interface Unknown {
  code: ConfigCode
  message: string
  name: string
  known: ReadonlySet<string>
}

/** Finding of an unknown name, with the most similar known one. */
export const unknown = (place: Located, { code, message, name, known }: Unknown): FileFinding =>
  configFinding(place, { code, message, hint: suggest(name, known) })

/** A key of list entries that refers to something, and the names it may refer to. */
export interface Reference {
  key: string
  known: ReadonlySet<string>
  code: ConfigCode
  /** The kind of thing referred to, in staff's words. */
  what: string
}

/** Findings for list entries with unknown names. */
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

/** Findings for list entries whose name repeats an earlier one. */
export function doubled(root: Located | undefined, key: string): FileFinding[] {
  const names = new Set<string>()
  return (root?.items ?? []).flatMap((item) => {
    const place = get(item, key)
    const name = textOf(place)
    if (!place || name === undefined || !names.has(name)) {
      if (name !== undefined) names.add(name)
      return []
    }
    return [configFinding(place, { code: 'duplicate-id', message: `“${name}”重复` })]
  })
}
