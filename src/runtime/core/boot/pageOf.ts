import type { SiteDocument } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { Address } from '../ports/navigation.ts'

/** The part of a business hall tile that addresses need. */
interface Module {
  id: string
  type: string
}

/** The path whose page depends on the query, and the parameters that choose it. */
export const MODULE_PATH = '/module'
export const MODULE_QUERY: readonly string[] = ['id', 'view', 'index']

/**
 * Returns the page of an address: by path, or on `/module` by the module type of `?id` and the view `?view`; `?index`
 * lists modules instead (specification, section 2 "Common routes"). An unknown address gets the site's not-found page;
 * a module type without page is unsupported.
 */
export function pageOf(address: Address, site: SiteDocument, modules: readonly Module[]): string {
  if (address.path === MODULE_PATH) return modulePageOf(address.query, site, modules)
  return site.routes.find((route) => route.path === address.path)?.page ?? site.notFound
}

/** Returns the shell page that frames an address's page: the site's, unless the route has its own. */
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
