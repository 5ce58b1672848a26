import { useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { parseAddress } from '#runtime/core/boot/parseAddress.ts'
import { FormEnvironmentProvider } from '#runtime/react/form/formEnvironment.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { PageView } from '#runtime/react/page/PageView.tsx'
import { SlotProvider } from '#runtime/react/pageContext.ts'
import { RuntimeProvider } from '#runtime/react/RuntimeProvider.tsx'
import { createFormEnvironment } from './createFormEnvironment.ts'
import { pageOf, shellOf } from './pageOf.ts'
import type { World } from './wiring.ts'

/** The site: the page of the address, framed by the shell. */
export function App({ world }: { world: World }) {
  useEffect(() => {
    world.loadLookups().catch(() => {})
  }, [world])
  return (
    <FormWorld world={world}>
      <RuntimeProvider runtime={world.runtime}>
        <Site world={world} />
      </RuntimeProvider>
    </FormWorld>
  )
}

/** Around the runtime, because its dialogs show forms too. */
function FormWorld({ world, children }: { world: World; children: React.ReactNode }) {
  const { session, lookups } = world.runtime.host
  const tables = useObservable(lookups)
  const { areaCode } = useObservable(session).user
  const environment = useMemo(
    () =>
      createFormEnvironment(world.client, {
        ...tables,
        ...(areaCode && { ownAreaCode: areaCode }),
      }),
    [world, tables, areaCode],
  )
  return <FormEnvironmentProvider value={environment}>{children}</FormEnvironmentProvider>
}

/** What addresses and the tab's icon need of the call `site`. */
interface SiteParts {
  module?: { id: string; type: string }[]
  image?: string
}

function Site({ world }: { world: World }) {
  const { session, site } = world.runtime.host
  const [path] = useLocation()
  const search = useSearch()
  const { module = [], image } = useObservable(session).site as SiteParts
  const address = parseAddress(search ? `${path}?${search}` : path)
  const page = pageOf(address, site, module)
  return (
    <SlotProvider value={<PageView id={page} />}>
      {image && <link rel="icon" href={image} />}
      <PageView id={shellOf(address, site)} as="frame" />
    </SlotProvider>
  )
}
