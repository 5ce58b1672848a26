import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { PageNode } from '#contract/nodes.gen.ts'
import type { PageModel } from '#contract/page.gen.ts'
import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import {
  type FormEnvironment,
  FormEnvironmentProvider,
  type Upload,
} from '#runtime/react/form/session/formEnvironment.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import { PageProvider, RowProvider } from '#runtime/react/pageContext.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { settled } from '../../runtime/support/fakeClock.ts'
import {
  createTestWorld,
  type TestWorld,
  type WorldOptions,
} from '../../runtime/support/testWorld.ts'

export interface Shown {
  page: PageInstance
  world: TestWorld
  container: HTMLElement
  /** What the page's state holds. */
  state: () => Readonly<Record<string, unknown>>
  /** Lets so much time pass, and what is under way come to its end. */
  pass: (ms: number) => Promise<void>
}

interface ShowOptions extends WorldOptions {
  upload?: Upload
}

/** A node on a page of its own, in a world of the test's own; what loads lazily is there when it resolves. */
export async function showNode(
  node: PageNode,
  model: PageModel = {},
  { upload, ...options }: ShowOptions = {},
): Promise<Shown> {
  const world = createTestWorld(options)
  const page = world.page(model, { views: { pc: node, mobile: node } })
  const runtime = { host: world.host, nodes: NODE_TABLE, pending: createCell(0) }
  const { container } = render(
    <RuntimeContext value={runtime}>
      <FormEnvironmentProvider value={environmentWith(upload)}>
        <PageProvider value={page}>
          <RowProvider value={undefined}>
            <NodeView node={node} />
          </RowProvider>
        </PageProvider>
      </FormEnvironmentProvider>
    </RuntimeContext>,
  )
  const pass = (ms: number) => act(() => world.clock.pass(ms))
  await act(async () => {
    await vi.dynamicImportSettled()
    await settled()
  })
  return { page, world, container, pass, state: () => page.getScope().page }
}

const noUpload: Upload = () => Promise.reject(new Error('This test uploads nothing'))

const environmentWith = (upload: Upload = noUpload): FormEnvironment => ({
  widgets: {} as FormEnvironment['widgets'],
  dictionaries: {},
  areas: [],
  upload,
  subOrgs: async () => [],
  orgsOf: async () => [],
})
