import { pageUnjudged } from '../../store/repositories/configVerdicts.ts'
import type { Store } from '../../store/store.ts'
import type { Configurations } from '../configuration/configurations.ts'
import type { PageDocuments } from './pageDocuments.ts'

interface PrepareParts {
  store: Store
  configuration: Configurations
  pages: PageDocuments
}

const PAGE = 100

/**
 * Fits the overrides that no process of this build has looked at, one organisation after the other, so that visitors do
 * not wait for it after an upgrade. One that fails does not keep the others waiting.
 */
export async function prepareOverrides({ store, configuration, pages }: PrepareParts) {
  const { build } = pages.product()
  const failed: unknown[] = []
  for (let after = ''; ; ) {
    const place = { after, limit: PAGE }
    const found = await store.txSystem((tx) => pageUnjudged(tx, build, place))
    for (const orgId of found)
      await configuration
        .of(orgId)
        .then((live) => pages.misfits(live))
        .catch((error) => failed.push(error))
    after = found.at(-1) ?? ''
    if (found.length < PAGE) break
  }
  if (failed.length > 0) throw failed[0]
}
