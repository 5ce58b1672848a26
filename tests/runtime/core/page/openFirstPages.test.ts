import { expect, test } from 'vitest'
import type { PageDocument } from '#contract/page.gen.ts'
import { parseAddress } from '#runtime/core/boot/parseAddress.ts'
import { openFirstPages } from '#runtime/core/page/openFirstPages.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld } from '../../support/testWorld.ts'

/** A page that asks for the record of its address. */
const page: PageDocument = {
  ...{ dsl: 1, id: 'edit', title: '修改', views: {} },
  model: {
    sources: {
      record: { call: 'memberDetail', params: { id: { $: { var: 'route.query.record' } } } },
    },
  },
}

/** The first pages of an address; `meanwhile` happens while their documents are on their way. */
async function openAt(at: string, meanwhile: (go: (to: string) => void) => void) {
  const { host, asked, navigation } = createTestWorld({ at, pages: [page] })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const opening = openFirstPages(host, { frame: '', page: 'edit' }, async (id) => {
    await arrived
    return { document: id === page.id ? page : null, findings: [], faults: [] }
  })
  meanwhile((to) => navigation.push(parseAddress(to)))
  arrive()
  const first = await opening
  await settled()
  return { isOpen: first.peek(page) !== null, asked: asked.map(({ input }) => input) }
}

const STEPS: [what: string, to: string | undefined][] = [
  ['no other', undefined],
  ['a step of the same page', '/module?id=status&view=edit&record=r1&step=2'],
]

test.each(STEPS)(
  'the page of an address is open before it is shown, left for %s',
  async (_, to) => {
    const opened = await openAt('/module?id=status&view=edit&record=r1', (go) => to && go(to))
    expect(opened).toEqual({ isOpen: true, asked: [{ id: 'r1' }] })
  },
)

test('a page that was left while it was on its way is not opened at the next address', async () => {
  const opened = await openAt('/module?id=status&view=edit&record=r1', (go) =>
    go('/module?id=status'),
  )
  expect(opened).toEqual({ isOpen: false, asked: [] })
})
