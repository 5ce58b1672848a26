import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Schema } from '#contract/calls.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { SeatNotice } from '#studio/editing/SeatNotice.tsx'
import { useSeat } from '#studio/editing/useSeat.ts'
import { createTestWorld } from '../../runtime/support/testWorld.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Seat = Schema<'Seat'>
const MINE: Seat = { isMine: true, name: '林清玄' }
const THEIRS: Seat = { isMine: false, name: '秦观' }

/** A document at whose seat somebody is; the server answers as the test says. */
async function open(first: Seat, answer: Seat) {
  const { host } = createTestWorld()
  const reads = { count: 0 }
  const server = { answer }
  const call = async (_: string, input: { takeOver?: boolean }) =>
    input.takeOver ? MINE : server.answer
  function Editor({ told }: { told?: Seat }) {
    const { seat, isLost, takeOver } = useSeat({ id: 'c', path: 'fees.json' }, first, true, {
      told,
      taken: async () => {
        reads.count += 1
      },
    })
    return <SeatNotice {...{ seat, isLost, takeOver }} isShown={!seat.isMine} />
  }
  const runtime = {
    host: { ...host, call },
    nodes: {} as never,
    custom: {},
    pending: createCell(0),
  }
  const shown = (told?: Seat) => (
    <RuntimeContext value={runtime as never}>
      <Editor {...(told && { told })} />
    </RuntimeContext>
  )
  const { rerender } = render(shown())
  await act(async () => undefined)
  return { reads, tell: (told: Seat) => act(async () => rerender(shown(told))) }
}

test('who is taken over learns it with the next step that is saved', async () => {
  const { tell } = await open(MINE, MINE)
  expect(screen.queryByRole('status')).toBeNull()
  await tell(THEIRS)
  screen.getByText('秦观接手了这份内容，您现在只能看。您写的都已保存，对方能看到。')
})

test('who takes over has the latest text, also what the other was just typing', async () => {
  const { reads } = await open(THEIRS, THEIRS)
  screen.getByText(/^秦观正在改这份内容/)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '接手' })))
  expect(screen.queryByRole('status')).toBeNull()
  expect(reads.count).toBe(1)
  await act(async () => void vi.advanceTimersByTime(2000))
  expect(reads.count).toBe(2)
})
