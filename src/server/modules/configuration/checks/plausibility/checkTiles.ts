import { ModuleType } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding } from '../configFinding.ts'

/** Reports tiles to an external address that have none: pressing one does nothing. */
export const checkTiles = (modules: Located | undefined): FileFinding[] =>
  (modules?.items ?? []).flatMap((tile) => {
    const place = get(tile, 'content')
    const isExternal = textOf(get(tile, 'type')) === ModuleType.ExternalLink
    if (!isExternal || (textOf(place) ?? '') !== '') return []
    return [configFinding(place ?? tile, 'tile-address', { name: textOf(get(tile, 'name')) ?? '' })]
  })
