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
export async function prepareOverrides(
  { store, configuration, pages }: PrepareParts,
  ending?: AbortSignal,
): Promise<void> {
  const failed: unknown[] = []
  for await (const orgId of unjudged(store, pages.product().build, ending))
    await configuration
      .of(orgId)
      .then((live) => pages.misfits(live))
      .catch((error) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}

async function* unjudged(
  store: Store,
  build: string | undefined,
  ending: AbortSignal | undefined,
): AsyncIterable<string> {
  for (let after = ''; ; ) {
    const found = await store.txSystem((tx) => pageUnjudged(tx, build, { after, limit: PAGE }))
    for (const orgId of found) {
      if (ending?.aborted) return
      yield orgId
    }
    if (found.length < PAGE) return
    after = found.at(-1) ?? ''
  }
}
