import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { PendingBar } from '#runtime/react/notices/PendingBar.tsx'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { createTestWorld } from '../../support/testWorld.ts'

function bar() {
  const world = createTestWorld()
  const pending = createCell(0)
  const runtime = { host: world.host, nodes: NODE_TABLE, custom: {}, pending }
  render(
    <RuntimeContext value={runtime}>
      <PendingBar />
    </RuntimeContext>,
  )
  return {
    calls: (count: number) => act(() => pending.set(count)),
    wait: (ms: number) => act(() => world.clock.pass(ms)),
    shown: () => screen.queryByRole('progressbar', { name: '正在加载' }) !== null,
  }
}

test('a call that is quick shows nothing', async () => {
  const { calls, wait, shown } = bar()
  calls(1)
  await wait(299)
  expect(shown()).toBe(false)
  calls(0)
  await wait(1000)
  expect(shown()).toBe(false)
})

test('a call that lasts is shown until the last one is done', async () => {
  const { calls, wait, shown } = bar()
  calls(1)
  calls(2)
  await wait(300)
  expect(shown()).toBe(true)
  calls(1)
  expect(shown()).toBe(true)
  calls(0)
  expect(shown()).toBe(false)
})

test('each wait begins anew', async () => {
  const { calls, wait, shown } = bar()
  calls(1)
  await wait(300)
  calls(0)
  calls(1)
  await wait(200)
  expect(shown()).toBe(false)
})
