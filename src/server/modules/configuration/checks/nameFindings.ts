import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding, type FindingName } from './configFinding.ts'

type UnknownName = Extract<FindingName, `unknown-${string}`>

/** Finding of an unknown name, with the most similar known one. */
export const unknownName = (
  place: Located,
  finding: UnknownName,
  name: string,
  known: ReadonlySet<string>,
): FileFinding => configFinding(place, finding, { name }, suggest(name, known))

/** A key of list entries that refers to something, and the names it may refer to. */
export interface Reference {
  key: string
  known: ReadonlySet<string>
  finding: UnknownName
}

/** Findings for list entries with unknown names. */
export function listed(
  root: Located | undefined,
  { key, known, finding }: Reference,
): FileFinding[] {
  return (root?.items ?? []).flatMap((item) => {
    const place = get(item, key)
    const name = textOf(place)
    if (!place || name === undefined || known.has(name)) return []
    return [unknownName(place, finding, name, known)]
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
    return [configFinding(place, 'duplicate-id', { name })]
  })
}
