import { expect, test } from 'vitest'
import { RefusalCode } from '#contract/envelope.ts'
import { createFairQueue } from '#server/threads/fairQueue.ts'

/** Tasks that end when they are told to, in a list of those that have begun. */
function heldTasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((end) => ends.set(name, end))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, task, end }
}

const settled = () => new Promise(setImmediate)

test('parties take turns, whoever queued how many', async () => {
  const inShare = createFairQueue({ atOnce: 1, waiting: 20 })
  const { begun, task, end } = heldTasks()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void inShare(name.charAt(0), task(name))
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']
  for (const name of order) {
    await settled()
    await end(name)
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('one party alone never has all places', async () => {
  const inShare = createFairQueue({ atOnce: 2, waiting: 20 })
  const { begun, task, end } = heldTasks()
  for (const name of ['a1', 'a2', 'b1']) void inShare(name.charAt(0), task(name))
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('a full queue refuses the last of who has most in it, and nobody else', async () => {
  const inShare = createFairQueue({ atOnce: 1, waiting: 3 })
  const { begun, task, end } = heldTasks()
  const answers = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) =>
    inShare(name.charAt(0), task(name)).then(
      () => 'done',
      ({ code }) => code,
    ),
  )
  expect(await answers[3]).toBe(RefusalCode.Unavailable)
  for (const name of ['a1', 'a2', 'b1', 'a3']) {
    await settled()
    await end(name)
  }
  expect(await Promise.all(answers)).toEqual([
    ...['done', 'done', 'done'],
    ...[RefusalCode.Unavailable, 'done'],
  ])
  expect(begun.some((name) => name === 'a4')).toBe(false)
})

test('a task that fails gives its place back', async () => {
  const inShare = createFairQueue({ atOnce: 1, waiting: 1 })
  await expect(inShare('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inShare('a', async () => 'next')).toBe('next')
})
