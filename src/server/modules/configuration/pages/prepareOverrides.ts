import { inPages } from '#server/base/shared/inPages.ts'
import type { Store } from '#server/store/store.ts'
import type { Configurations } from '../documents/configurations.ts'
import { pageUnjudged } from '../repositories/configVerdicts.ts'
import type { PageDocuments } from './pageDocuments.ts'

interface PrepareParts {
  store: Store
  configuration: Configurations
  pages: PageDocuments
}

/**
 * Fits the overrides that no process of this build has fitted yet, one organisation after the other, so that visitors
 * do not wait for it after an upgrade. A failure does not stop the others; the first one is thrown at the end.
 */
export async function prepareOverrides(
  { store, configuration, pages }: PrepareParts,
  ending?: AbortSignal,
): Promise<void> {
  const { build } = pages.product()
  const failed: unknown[] = []
  const unjudged = inPages(
    (after, limit) => store.txSystem((tx) => pageUnjudged(tx, build, { after, limit })),
    (orgId) => orgId,
    ending,
  )
  for await (const orgId of unjudged)
    await configuration
      .of(orgId)
      .then((live) => pages.misfits(live))
      .catch((error) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}
