import { useMemo } from 'react'
import type { Schema } from '#contract/calls.ts'
import type { SiteDocument } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

/** Something the gallery can show. */
export interface Entry {
  /** `form:ID` or `page:ADDRESS`. */
  key: string
  title: string
  /** The technical id, for the search and the tooltip. */
  id: string
  group: string
}

/** A tile, as far as addresses are concerned. */
interface Module {
  id: string
  type: string
  name?: string
}

const PAGES = '页面'

/** Forms as the server lists them, and every page of the site that has an address. */
export function useEntries(forms: readonly unknown[], stage: string): Entry[] {
  const { site, session, navigation } = useRuntime().host
  return useMemo(() => {
    const { module = [] } = session.get().site as { module?: Module[] }
    const own = [stage, navigation.current().path]
    const pages = [...routesOf(site), ...modulesOf(site, module)]
    return [
      ...(forms as readonly Schema<'GalleryEntry'>[]).map(({ id, title, group }) => ({
        ...{ key: `form:${id}`, id, title, group },
      })),
      ...pages.filter(({ id }) => !own.includes(id)),
    ]
  }, [forms, stage, site, session, navigation])
}

const routesOf = ({ routes }: SiteDocument): Entry[] =>
  routes.map(({ path, page }) => ({
    ...{ key: `page:${path}`, id: path, title: page, group: PAGES },
  }))

/** Every tile the organisation has, in every view its kind has. */
const modulesOf = ({ modules }: SiteDocument, tiles: readonly Module[]): Entry[] =>
  tiles.flatMap(({ id, type, name }) =>
    Object.entries(ownValue(modules, type) ?? {}).map(([view, page]) => {
      const address = `/module?${new URLSearchParams({ id, ...(view && { view }) })}`
      const title = [name ?? id, view].filter(Boolean).join(' · ')
      return { key: `page:${address}`, id: page, title, group: PAGES }
    }),
  )
