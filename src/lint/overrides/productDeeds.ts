import { createContext } from '../context.ts'
import type { PageSite } from '../model/pageSite.ts'
import { oncePerProduct } from '../oncePerProduct.ts'
import { deedsOf } from './deeds.ts'
import { staffParts } from './staffParts.ts'

/** Names of what a page of the product does at all, and of what it does unpressed. */
export interface SiteDeeds {
  all: ReadonlySet<string>
  unpressed: ReadonlySet<string>
}

export interface ProductDeeds {
  /** By `siteKey`. */
  sites: ReadonlyMap<string, SiteDeeds>
  /** The documents that only staff meet; see `staffParts`. */
  ofStaff: ReadonlySet<string>
}

export const siteKey = ({ kind, source }: Pick<PageSite, 'kind' | 'source'>): string =>
  `${kind}/${source.id}`

/** Returns what the product's own pages and dialogs do. */
export const productDeeds = oncePerProduct((product): ProductDeeds => {
  const { pages, api } = createContext(product)
  const sites = new Map<string, SiteDeeds>()
  for (const site of pages) {
    const deeds = deedsOf(site, api)
    const names = (some: typeof deeds) => new Set(some.map(({ name }) => name))
    const unpressed = names(deeds.filter(({ isPressed }) => !isPressed))
    sites.set(siteKey(site), { all: names(deeds), unpressed })
  }
  return { sites, ofStaff: staffParts(product) }
})
