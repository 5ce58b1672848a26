import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding } from './configFinding.ts'

/** Reports duplicate codes on one level: picking the second entry would be recorded as the first. */
export const checkDictionaries = (roots: ReadonlyMap<string, Located | undefined>): FileFinding[] =>
  [...roots].flatMap(([path, root]) => (path.startsWith('dictionaries/') ? repeatedIn(root) : []))

function repeatedIn(level: Located | undefined): FileFinding[] {
  const codes = new Set<string>()
  return (level?.items ?? []).flatMap((item) => {
    const place = get(item, 'itemCode')
    const code = textOf(place)
    const below = repeatedIn(get(item, 'children'))
    if (!place || code === undefined || !codes.has(code)) {
      if (code !== undefined) codes.add(code)
      return below
    }
    return [configFinding(place, 'duplicate-option', { code }), ...below]
  })
}
