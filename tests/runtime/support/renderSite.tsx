import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import type { PageNode } from '#contract/nodes.gen.ts'
import type { PageDocument, PageModel } from '#contract/page.gen.ts'
import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import { addressKey } from '#runtime/core/boot/addressKey.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { DialogHost } from '#runtime/react/dialogs/DialogHost.tsx'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { useStore } from '#runtime/react/hooks/useStore.ts'
import type { CustomTable } from '#runtime/react/nodeTable.ts'
import { PageView } from '#runtime/react/PageView.tsx'
import { lateSwr } from '#runtime/react/page/lateSwr.ts'
import { RuntimeProvider } from '#runtime/react/RuntimeProvider.tsx'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'
import { settled } from './fakeClock.ts'
import { createTestWorld, type TestWorld, type WorldOptions } from './testWorld.ts'

// As after the first call.
await lateSwr.load()

export interface SiteOptions extends WorldOptions {
  custom?: CustomTable
}

/** A document with one view for both devices. */
export const pageOf = (
  id: string,
  model: PageModel,
  view: PageNode,
  more: Partial<PageDocument> = {},
): PageDocument => ({
  dsl: 1,
  id,
  title: id,
  model,
  views: { pc: view, mobile: view },
  ...more,
})

/** A page at the address of the world, as the site shows it. */
export function SitePage({ id, as = 'page' }: { id: string; as?: 'page' | 'frame' }) {
  const { navigation } = useRuntime().host
  const place = useStore(navigation.subscribe, () => addressKey(navigation.current()))
  return <PageView id={id} place={place} as={as} />
}

/** The binding at work in a document object model: pages, dialogs, notices, over a test world. */
export async function renderSite(
  content: (world: TestWorld) => ReactNode,
  { custom = {}, ...options }: SiteOptions,
): Promise<TestWorld> {
  const world = createTestWorld(options)
  const runtime = { host: world.host, nodes: NODE_TABLE, custom, pending: createCell(0) }
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <FormEnvironmentProvider value={ENVIRONMENT}>
          <RuntimeProvider runtime={runtime}>
            {content(world)}
            <DialogHost />
          </RuntimeProvider>
        </FormEnvironmentProvider>
      </SWRConfig>,
    )
    await arrived()
  })
  return world
}

/** Everything that loads lazily, and what follows from it. */
export async function arrived(): Promise<void> {
  await settled()
  await vi.dynamicImportSettled()
  await settled()
}

/** Does something as a person would and waits for what follows. */
export const doing = (what: () => void): Promise<void> =>
  act(async () => {
    what()
    await arrived()
  })

/** One page with one view, at the address of the world. */
export const renderPage = (
  model: PageModel,
  view: PageNode,
  { pages = [], ...options }: SiteOptions = {},
): Promise<TestWorld> =>
  renderSite(() => <SitePage id="shown" />, {
    ...options,
    pages: [...pages, pageOf('shown', model, view)],
  })

const ENVIRONMENT = {
  widgets: FIELD_WIDGETS,
  dictionaries: {},
  areas: [],
  upload: async (file: File) => ({ name: file.name, url: `/files/${file.name}` }),
  subOrgs: async () => [],
  orgsOf: async () => [],
}
