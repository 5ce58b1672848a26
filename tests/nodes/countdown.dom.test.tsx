import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clockTime } from '#nodes/countdown/CountdownNode.tsx'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const MODEL = {
  timers: { pay: { for: 90_000 } },
  actions: { start: { do: [{ timer: 'pay' }] } },
}

test.each([
  [
    'seconds the text asks for',
    { $t: '{s} 秒', s: { $: { var: 'page.timers.pay.left' } } },
    '90 秒',
    '59 秒',
  ],
  ['the clock where it leaves the hole open', '剩余 {left}', '剩余 01:30', '剩余 00:59'],
])('shows %s, while the timer runs', async (_, text, before, after) => {
  const { page, pass } = await showNode({ type: 'countdown', timer: 'pay', text }, MODEL)
  expect(screen.queryByRole('timer')).toBeNull()
  await act(() => page.run('start'))
  expect(screen.getByRole('timer').textContent).toBe(before)
  await pass(31_000)
  expect(screen.getByRole('timer').textContent).toBe(after)
  await pass(60_000)
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [1800, '30:00'],
  [3725, '1:02:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
