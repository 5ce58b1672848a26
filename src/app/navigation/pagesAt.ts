import { pageOf, shellOf } from '#runtime/core/boot/pageOf.ts'
import type { Host } from '#runtime/core/host.ts'

/** The parts of the call `site` that addresses depend on. */
interface SiteModules {
  module?: { id: string; type: string }[]
}

/** The page of the present address, and the one that frames it. */
export function pagesAt({ navigation, session, site }: Host): { frame: string; page: string } {
  const address = navigation.current()
  const { module = [] } = session.get().site as SiteModules
  return { frame: shellOf(address, site), page: pageOf(address, site, module) }
}
