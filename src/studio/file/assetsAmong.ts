import type { PanelChoice } from '#adapters/schemaForm/fieldKind.ts'
import type { Schema } from '#contract/calls.ts'
import { ASSET_PATH } from './assetFile.ts'

/** Returns the files among the documents of a change set, as choices: `asset:banner.svg`, with its name. */
export const assetsAmong = (
  documents: readonly Pick<Schema<'DocumentRow'>, 'path' | 'state'>[],
): PanelChoice[] =>
  documents
    .filter(({ path, state }) => path.startsWith(ASSET_PATH) && state !== 'removed')
    .map(({ path }) => {
      const name = path.slice(ASSET_PATH.length)
      return { code: `asset:${name}`, name }
    })
