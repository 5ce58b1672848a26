import { expect, test } from 'vitest'
import type { FileValue } from '#contract/formInfo.ts'
import { createTaskQueue } from '#runtime/react/upload/createTaskQueue.ts'
import { UploadQueue } from '#runtime/react/upload/uploadQueue.ts'
import { totalOf } from '#runtime/react/upload/uploadTotal.ts'

const settled = () => new Promise((done) => setTimeout(done))

test('a queue never runs more at once than it may, and nobody waits for ever', async () => {
  const run = createTaskQueue(2)
  let busy = 0
  let most = 0
  const work = async () => {
    busy += 1
    most = Math.max(most, busy)
    await settled()
    busy -= 1
    throw new Error('did not work')
  }
  const ends = await Promise.allSettled(Array.from({ length: 7 }, () => run(work)))
  expect([most, ends.length, busy]).toEqual([2, 7, 0])
})

function openQueue(land: (value: FileValue) => string | undefined = () => undefined) {
  const ends = new Map<string, { land: () => void; fail: () => void }>()
  const queue = new UploadQueue(() => ({
    land,
    send: (file) =>
      new Promise((resolve, reject) => {
        ends.set(file.name, {
          land: () => resolve({ name: file.name, url: `/${file.name}` }),
          fail: () => reject(new Error('网络不可用')),
        })
      }),
  }))
  const faults = () => queue.state().tasks.map(({ file, fault }) => [file.name, fault])
  return { queue, ends, faults }
}

test('an answer tells whether the file arrived; one called off keeps nobody waiting', async () => {
  const { queue, ends } = openQueue()
  const [one, two, three] = queue.add(['1', '2', '3'].map((name) => new File([], name)))
  ends.get('1')?.land()
  ends.get('2')?.fail()
  queue.drop(3)
  ends.get('3')?.fail()
  expect(await Promise.all([one, two, three])).toEqual([true, false, true])
})

test('what cannot be taken when it arrives says why and can be sent again', async () => {
  const refusals = ['现在不行']
  const { queue, ends, faults } = openQueue(() => refusals.pop())
  const [first] = queue.add([new File([], '1')])
  ends.get('1')?.land()
  expect([await first, faults()]).toEqual([false, [['1', '现在不行']]])
  const [task] = queue.state().tasks
  if (!task) throw new Error('It is gone')
  const again = queue.retry(task)
  expect(faults()).toEqual([['1', undefined]])
  ends.get('1')?.land()
  expect([await again, faults()]).toEqual([true, []])
})

test('the total counts bytes of what is under way or has arrived, not of what failed', () => {
  const file = (size: number) => ({ size })
  const tasks = [
    { file: file(100), share: 0.5 },
    { file: file(900), share: 0, fault: '网络不可用' },
  ]
  expect(totalOf(tasks, [file(100)])).toEqual({ count: 2, arrived: 1, share: 0.75 })
  expect(totalOf([], [])).toEqual({ count: 0, arrived: 0, share: 0 })
})
