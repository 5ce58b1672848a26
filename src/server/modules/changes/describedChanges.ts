import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import type { LintInput } from '#lint/input.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import {
  overridePaths,
  productText,
} from '#server/modules/configuration/documents/overrideBases.ts'
import type { ChangeThread } from './changeThread.ts'
import type { Both } from './effects/both.ts'

/**
 * Describes the changes in sentences. A new override is described as added, and by its differences from the product's
 * page, because these are what visitors see.
 */
export async function describedChanges(
  changes: Pick<ChangeThread, 'describe'>,
  product: LintInput,
  { before, after }: Both,
): Promise<Schema<'ReportChange'>[]> {
  const own = overridePaths(after, product).filter((path) => !Object.hasOwn(before, path))
  if (own.length === 0) return changes.describe({ before, after })
  const texts = (textOf: (path: string) => string | undefined): ConfigurationDocuments =>
    Object.fromEntries(own.map((path) => [path, textOf(path) ?? '']))
  const [added, changed] = await Promise.all([
    changes.describe({ before: {}, after: texts((path) => ownValue(after, path)) }),
    changes.describe({
      before: { ...before, ...texts((path) => productText(product, path)) },
      after,
    }),
  ])
  return [...added, ...changed]
}
