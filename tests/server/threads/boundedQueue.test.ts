import { expect, test } from 'vitest'
import { RefusalCode } from '#contract/envelope.ts'
import { createQueue } from '#server/threads/boundedQueue.ts'

/** A task that ends when it is told to. */
function held() {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { release, task: () => until }
}

test('no more than so many tasks run at once, and all get their turn', async () => {
  const inTurn = createQueue({ atOnce: 4, waiting: 16 })
  let running = 0
  let most = 0
  const task = async (index: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 2))
    running -= 1
    return index
  }
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) => inTurn(() => task(index))),
  )
  expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(most).toBe(4)
})

test('a task that fails gives its place back', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 0 })
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(async () => 'next')).toBe('next')
})

test('one more than may wait is refused and never run, until there is room again', async () => {
  const inTurn = createQueue({ atOnce: 2, waiting: 1 })
  const [first, second] = [held(), held()]
  const running = [inTurn(first.task), inTurn(second.task)]
  const waiting = inTurn(async () => 'waited')
  let ran = false
  const tooMany = inTurn(async () => {
    ran = true
  })
  await expect(tooMany).rejects.toMatchObject({ code: RefusalCode.Unavailable })
  first.release()
  expect(await waiting).toBe('waited')
  expect(ran).toBe(false)
  expect(await inTurn(async () => 'again')).toBe('again')
  second.release()
  await Promise.all(running)
})
