import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageDocument } from '#contract/page.gen.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { settled } from '../support/fakeClock.ts'

// Each test has a binding of its own, in which SWR has not loaded yet.
beforeEach(() => vi.resetModules())
afterEach(cleanup)

let number = 0

/** A page with one answer, which differs from test to test because SWR's cache is one for all. */
const counted = (id: string): PageDocument => {
  const text = {
    type: 'text',
    text: { $t: '第{n}次', n: { $: { var: 'data.count.value' } } },
  } as const
  return {
    ...{ dsl: 1, id, title: id, views: { pc: text, mobile: text } },
    model: { sources: { count: { call: 'memberCount', params: { of: `${id} ${number}` } } } },
  }
}

/** The binding over the real transport, whose server counts what it is asked. */
async function openSite({ drawn }: { drawn: readonly string[] }) {
  number += 1
  const [{ createTestWorld }, { openFirstPages }, { createSwrTransport }, { lateSwr }] =
    await Promise.all([
      import('../support/testWorld.ts'),
      import('#runtime/core/page/openFirstPages.ts'),
      import('../../../src/app/loading/createSwrTransport.ts'),
      import('#runtime/react/page/lateSwr.ts'),
    ])
  const [{ PageView }, { RuntimeContext }, { NODE_TABLE }] = await Promise.all([
    import('#runtime/react/PageView.tsx'),
    import('#runtime/react/runtimeContext.ts'),
    import('#nodes/nodeRegistry.ts'),
  ])
  let count = 0
  const pages = ['first', 'other'].map(counted)
  const { host } = createTestWorld({ pages, answers: { memberCount: () => (count += 1) } })
  const question = { key: `memberCount {"of":"first ${number}"}`, call: 'memberCount', input: {} }
  host.transport = createSwrTransport(host.call, { [question.key]: 0 })
  const [frame = '', page = ''] = drawn
  const first = await openFirstPages(host, { frame, page })
  const runtime = { host, first, nodes: NODE_TABLE, custom: {}, pending: createCell(0) }
  const shown = (id: string) => (
    <RuntimeContext value={runtime}>
      <PageView id={id} place="/" />
    </RuntimeContext>
  )
  return { shown, lateSwr, host, question }
}

/** How often the server had been asked when it gave the answer that is shown. */
const times = () => Number(/\d+/.exec(screen.getByText(/^第/).textContent ?? ''))

const arrived = () =>
  act(async () => {
    await settled()
    await vi.dynamicImportSettled()
    await settled()
  })

test('a page that came with the HTML is hydrated as it is, and needs no SWR', async () => {
  const { shown, lateSwr } = await openSite({ drawn: ['first'] })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(shown('first'))
  const drawn = screen.getByText('第0次')
  const problems: unknown[] = []
  const hydrated = hydrateRoot(root, shown('first'), {
    onRecoverableError: (problem) => problems.push(problem),
  })
  await arrived()
  expect(screen.getByText('第0次')).toBe(drawn)
  expect(problems).toEqual([])
  expect(lateSwr.get()).toBeNull()
  await act(() => lateSwr.load())
  expect(screen.getByText('第0次')).toBe(drawn)
  act(() => hydrated.unmount())
  root.remove()
})

test('an answer that others asked for is followed as soon as SWR has loaded', async () => {
  const { shown, host, question } = await openSite({ drawn: ['first'] })
  render(shown('first'))
  await act(() => host.transport.ask(question, { fresh: true }))
  await arrived()
  expect(screen.getByText('第1次')).toBeTruthy()
  await act(() => host.transport.ask(question, { fresh: true }))
  expect(screen.getByText('第2次')).toBeTruthy()
})

test.each([
  ['before SWR has loaded', false],
  ['after', true],
])('answers are asked for anew when the network is back, %s', async (_when, isLoaded) => {
  const { shown, lateSwr } = await openSite({ drawn: ['first'] })
  render(shown('first'))
  if (isLoaded) await act(() => lateSwr.load())
  expect(times()).toBe(0)
  dispatchEvent(new Event('online'))
  await arrived()
  expect(times()).toBeGreaterThan(0)
  expect(lateSwr.get()).not.toBeNull()
})

test('another page waits for SWR as for its document, which is loaded once a visit', async () => {
  const { shown, host } = await openSite({ drawn: ['first'] })
  const load = vi.spyOn(host.documents, 'page')
  const { rerender } = render(shown('first'))
  rerender(shown('other'))
  expect(screen.getByRole('status')).toBeTruthy()
  await arrived()
  expect(screen.getByText('第1次')).toBeTruthy()
  for (const id of ['first', 'other']) {
    rerender(shown(id))
    await arrived()
    expect(screen.getByText(/^第/)).toBeTruthy()
  }
  expect(load.mock.calls).toEqual([['other']])
})

test('SWR that cannot be loaded is shown as a document that cannot, and can be tried again', async () => {
  const { shown, lateSwr } = await openSite({ drawn: [] })
  const load = vi.spyOn(lateSwr, 'load').mockRejectedValueOnce(new Error('a file is gone'))
  render(shown('other'))
  await arrived()
  expect(screen.getByRole('alert').textContent).toContain('暂时打不开，请稍后再试')
  load.mockRestore()
  fireEvent.click(screen.getByText('重试'))
  await arrived()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('第1次')).toBeTruthy()
})
