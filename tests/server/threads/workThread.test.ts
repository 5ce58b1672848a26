import { expect, test } from 'vitest'
import { RefusalCode } from '#contract/envelope.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'
import { inWork } from '#server/tracing/work.ts'
import { patience } from '../../support/patience.ts'
import type { Job } from './workThread.worker.ts'

const ENTRY = threadEntry('', './workThread.worker.ts', import.meta.url)
const LIMITS = { waiting: 20, jobMs: patience(20), idleMs: 1_000 }

const open = (limits: Partial<WorkThreadLimits> = {}) => {
  const thread = createWorkThread<Job, string>(ENTRY, { ...LIMITS, ...limits })
  return (society: string, job: Job) => inWork({ call: 'test', society }, () => thread.run(job))
}

const flagged = () => new Int32Array(new SharedArrayBuffer(4))
const raise = (flag: Int32Array<SharedArrayBuffer>) => {
  Atomics.store(flag, 0, 1)
  Atomics.notify(flag, 0)
}

test('the job of a society is done while another society holds its thread', async () => {
  const run = open({ threads: 2 })
  const flag = flagged()
  const held = [run('a', { kind: 'until', flag }), run('a', { kind: 'until', flag })]
  expect(await run('b', { kind: 'say', text: 'answered' })).toBe('answered')
  raise(flag)
  expect(await Promise.all(held)).toEqual(['released', 'released'])
})

test('with one thread, a society comes after the running job, not after all of another', async () => {
  const run = open()
  const flag = flagged()
  const order: string[] = []
  const say = (society: string, text: string) =>
    run(society, { kind: 'say', text }).then((said) => order.push(said))
  const held = run('a', { kind: 'until', flag })
  const all = [say('a', 'a2'), say('a', 'a3'), say('b', 'b1')]
  raise(flag)
  await Promise.all([held, ...all])
  expect(order).toEqual(['a2', 'b1', 'a3'])
})

test.each([
  ['too much time', { kind: 'until', flag: flagged() }, { jobMs: 500 }],
  ['too much depth', { kind: 'deep' }, {}],
  ['too much memory', { kind: 'large' }, { heapMb: 32 }],
] as const)('a job with %s is a refusal that says where it was', async (_what, job, limits) => {
  const run = open(limits)
  await expect(run('a', job)).rejects.toMatchObject({ code: RefusalCode.TooLarge, at: job.kind })
  expect(await run('a', { kind: 'say', text: 'next' })).toBe('next')
})

test('a mistake of the code is no refusal', async () => {
  await expect(open()('a', { kind: 'wrong' })).rejects.toThrow('a mistake of the code')
})
