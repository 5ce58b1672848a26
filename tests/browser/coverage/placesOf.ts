import site from '#schemas/site.json' with { type: 'json' }

/**
 * Where a visitor meets a document: its routes, module types with their `?view=`, the frame, what is shown where nothing
 * else is. Dialogs have no address of their own.
 */
export function placesOf(id: string): string {
  const routes = site.routes.filter(({ page }) => page === id).map(({ path }) => path)
  const modules = Object.entries(site.modules).flatMap(([type, views]) =>
    Object.entries(views)
      .filter(([, page]) => page === id)
      .map(([view]) => (view ? `${type} ${view}` : type)),
  )
  const rest = Object.entries(REST).flatMap(([place, page]) => (page === id ? [place] : []))
  return [...routes, ...modules, ...rest].join(', ') || 'dialog'
}

const REST = {
  'every page': site.shell,
  '/test': 'test/shell',
  '/module?index=': site.moduleIndex,
  'a module the device lacks': site.unsupported,
  'any other address': site.notFound,
}
