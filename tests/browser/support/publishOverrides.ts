import { readProduct } from '#server/modules/configuration/product/readProduct.ts'
import { findCurrentConfig } from '#server/modules/configuration/repositories/configVersions.ts'
import { publishDocuments } from '#server/modules/configuration/versions/publishDocuments.ts'
import { readEnv } from '#server/settings/env.ts'
import { storePlace } from '#server/settings/storePlace.ts'
import { openStore } from '#server/store/openStore.ts'
import { demoEnv } from '../../support/demoEnv.ts'
import { DEMO } from './dues.ts'

/** A page of the society's own, and the product's page of that day, which it was made from. */
export interface Override {
  own: (product: string) => string
  madeFrom: (product: string) => string
}

/**
 * Publishes pages of the demonstration's own in the data of a server that does not run, unchecked: what a release of the
 * product finds that has changed its pages since.
 */
export async function publishOverrides(
  dataDir: string,
  overrides: Readonly<Record<string, Override>>,
): Promise<void> {
  const store = await openStore(storePlace(readEnv(demoEnv({ DATA_DIR: dataDir }))))
  const product = await readProduct()
  const textOf = (id: string) => product.pages.find((page) => page.id === id)?.text ?? ''
  const own = Object.entries(overrides).map(([id, { own }]) => [
    `pages/${id}.json`,
    own(textOf(id)),
  ])
  const pages = product.pages.map((page) => {
    const override = overrides[page.id]
    return override ? { ...page, text: override.madeFrom(page.text) } : page
  })
  try {
    await store.tx(DEMO, async (tx) => {
      const live = await findCurrentConfig(tx)
      await publishDocuments(tx, {
        ...{ author: '姜白石', note: '自己的页面', accountId: null, base: 'current' },
        documents: { ...live?.documents, ...Object.fromEntries(own) },
        product: { ...product, pages },
      })
    })
  } finally {
    await store.close()
  }
}
