import { Suspense, useMemo } from 'react'
import { addressKey } from '#runtime/core/boot/addressKey.ts'
import type { FieldWidgets } from '#runtime/react/form/session/fieldWidget.ts'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useStore } from '#runtime/react/hooks/useStore.ts'
import { lazyComponent } from '#runtime/react/lazyComponent.tsx'
import { PageView } from '#runtime/react/PageView.tsx'
import { SlotProvider } from '#runtime/react/pageContext.ts'
import { RuntimeProvider } from '#runtime/react/RuntimeProvider.tsx'
import type { Runtime } from '#runtime/react/runtimeContext.ts'
import { pagesAt } from './navigation/pagesAt.ts'
import { ReloadBar } from './ReloadBar.tsx'
import type { World } from './world.ts'

/** The site: the page of the address, framed by the shell. */
export function App({ world }: { world: World }) {
  return (
    <FormWorld world={world}>
      <RuntimeProvider runtime={world.runtime}>
        <Site world={world} />
        <ReloadBar outdated={world.outdated} />
        <OtherLogin world={world} />
      </RuntimeProvider>
    </FormWorld>
  )
}

/** Rarely shown, and therefore not part of the first load. */
const OtherLoginBar = lazyComponent(async () => (await import('./OtherLoginBar.tsx')).OtherLoginBar)

function OtherLogin({ world }: { world: World }) {
  const login = useObservable(world.otherLogin)
  return (
    login && (
      <Suspense fallback={null}>
        <OtherLoginBar session={world.runtime.host.session} login={login} />
      </Suspense>
    )
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

/** Used until the form engine has loaded: no form opens before that, so no widget is read. */
const NO_FORMS = { widgets: {} as FieldWidgets, dictionaries: {}, areas: [] }

/** The tab's icon, of the call `site`. */
export function SiteIcon({ host }: Pick<Runtime, 'host'>) {
  const { image } = useObservable(host.session).site as { image?: string }
  return image && <link rel="icon" href={image} />
}

function Site({ world }: { world: World }) {
  const { host } = world.runtime
  const place = useStore(host.navigation.subscribe, () => addressKey(host.navigation.current()))
  const { frame, page } = pagesAt(host)
  return (
    <SlotProvider value={<PageView id={page} place={place} />}>
      <SiteIcon host={host} />
      <PageView id={frame} place={place} as="frame" />
    </SlotProvider>
  )
}
