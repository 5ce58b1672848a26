import type { SiteDocument } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { Address } from '../ports/navigation.ts'

/** A tile of the business hall, as far as addresses are concerned. */
interface Module {
  id: string
  type: string
}

/**
 * The page of an address: by its path, or on `/module` by the type of the module `?id` and the view `?view`;
 * `?index` lists modules instead (specification, section 2 "Common routes").
 * What nothing matches is the site's own not-found page; a module type without a page is unsupported.
 */
export function pageOf(address: Address, site: SiteDocument, modules: readonly Module[]): string {
  if (address.path === '/module') return modulePageOf(address.query, site, modules)
  return site.routes.find((route) => route.path === address.path)?.page ?? site.notFound
}

/** The page that frames the page of an address: the site's, unless its route has one of its own. */
export const shellOf = ({ path }: Address, { routes, shell }: SiteDocument): string =>
  routes.find((route) => route.path === path)?.shell ?? shell

function modulePageOf(
  query: Address['query'],
  site: SiteDocument,
  modules: readonly Module[],
): string {
  if (query.index !== undefined) return site.moduleIndex
  const module = modules.find(({ id }) => id === query.id)
  if (!module) return site.notFound
  const views = ownValue(site.modules, module.type)
  if (!views) return site.unsupported
  return ownValue(views, query.view ?? '') ?? site.notFound
}
