import { useMemo, useSyncExternalStore } from 'react'
import { pageOf, shellOf } from '#runtime/core/boot/pageOf.ts'
import { addressKey } from '#runtime/core/page/address.ts'
import type { FieldWidgets } from '#runtime/react/form/fieldWidget.ts'
import { FormEnvironmentProvider } from '#runtime/react/form/formEnvironment.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { PageView } from '#runtime/react/page/PageView.tsx'
import { SlotProvider } from '#runtime/react/pageContext.ts'
import { RuntimeProvider } from '#runtime/react/RuntimeProvider.tsx'
import type { World } from './world.ts'

/** The site: the page of the address, framed by the shell. */
export function App({ world }: { world: World }) {
  return (
    <FormWorld world={world}>
      <RuntimeProvider runtime={world.runtime}>
        <Site world={world} />
      </RuntimeProvider>
    </FormWorld>
  )
}

/** Around the runtime, because its dialogs show forms too. Its tables are looked at only once there is an engine. */
function FormWorld({ world, children }: { world: World; children: React.ReactNode }) {
  const { session, lookups } = world.runtime.host
  const engine = useObservable(world.formEngine)
  const tables = useObservable(lookups)
  const { areaCode } = useObservable(session).user
  const environment = useMemo(
    () => ({
      ...(engine ? { widgets: engine.widgets, ...tables } : NO_FORMS),
      ...world.formPorts,
      ...(areaCode && { ownAreaCode: areaCode }),
    }),
    [world, engine, tables, areaCode],
  )
  return <FormEnvironmentProvider value={environment}>{children}</FormEnvironmentProvider>
}

/** Before the engine is there no form opens, so nobody asks for a widget. */
const NO_FORMS = { widgets: {} as FieldWidgets, dictionaries: {}, areas: [] }

/** What addresses and the tab's icon need of the call `site`. */
interface SiteParts {
  module?: { id: string; type: string }[]
  image?: string
}

function Site({ world }: { world: World }) {
  const { session, site, navigation } = world.runtime.host
  const place = () => addressKey(navigation.current())
  useSyncExternalStore(navigation.subscribe, place, place)
  const { module = [], image } = useObservable(session).site as SiteParts
  const address = navigation.current()
  return (
    <SlotProvider value={<PageView id={pageOf(address, site, module)} />}>
      {image && <link rel="icon" href={image} />}
      <PageView id={shellOf(address, site)} as="frame" />
    </SlotProvider>
  )
}
