import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import modules from '../../fixtures/organisations/demo/modules.json' with { type: 'json' }
import site from '../../schemas/site.json' with { type: 'json' }

/** Every address of the demonstration society's site: the routes but the gallery, and a module of each type. */
export const SITE_ADDRESSES: readonly string[] = [
  ...site.routes.map(({ path }) => path).filter((path) => !path.startsWith('/test')),
  ...modules.items.filter(({ type }) => type !== '01').map(({ id }) => `/module?id=${id}`),
  '/module?index=1',
  '/module?index=2',
]

const ASSETS = join(import.meta.dirname, '../../dist/app/assets')
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

/** Every class a style sheet of the build says something about. */
export const builtClasses = (): string[] =>
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(join(ASSETS, file), 'utf8').matchAll(CLASS)])
    .flatMap(([, name]) => name ?? [])
