import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { Toasts } from '#runtime/react/notices/Toasts.tsx'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { createTestWorld } from '../../support/testWorld.ts'

afterEach(cleanup)

function toasts() {
  const { host } = createTestWorld()
  const runtime = { host, nodes: NODE_TABLE, custom: {}, pending: createCell(0) }
  render(
    <RuntimeContext value={runtime}>
      <Toasts />
    </RuntimeContext>,
  )
  const said = (role: 'status' | 'alert') => screen.getByRole(role).textContent
  return { notices: host.notices, said }
}

test('good news and what is under way wait their turn, bad news interrupts', () => {
  const { notices, said } = toasts()
  act(() => {
    notices.tell('上报成功', 'success')
    notices.underWay('正在准备文件，请稍候…')
    notices.tell('网络连接失败', 'failure')
  })
  expect(said('status')).toMatch(/上报成功.*正在准备文件/)
  expect(said('alert')).toMatch(/网络连接失败/)
})

test('what is under way can be put away, and its end then does nothing', () => {
  const { notices, said } = toasts()
  let ended = () => {}
  act(() => {
    ended = notices.underWay('正在准备文件，请稍候…')
  })
  act(() => within(screen.getByRole('status')).getByRole('button').click())
  expect(said('status')).toBe('')
  act(ended)
  expect(said('status')).toBe('')
})

test('a message is seen once its place is known, and the first of the next ones, too', async () => {
  const { notices } = toasts()
  const isPlaced = () => screen.getByRole('region').hasAttribute('data-placed')
  for (const text of ['上报成功', '修改成功']) {
    act(() => notices.tell(text, 'success'))
    expect(isPlaced()).toBe(false)
    await expect.poll(isPlaced).toBe(true)
    act(() => screen.getByRole('button').click())
    expect(isPlaced()).toBe(false)
  }
})
