import { answerJobs } from '#server/threads/answerJobs.ts'

export type Job =
  | { kind: 'until'; flag: Int32Array<SharedArrayBuffer> }
  | { kind: 'say'; text: string }
  | { kind: 'deep' | 'large' | 'wrong' }

answerJobs(async (job: Job, tellAt): Promise<string> => {
  tellAt(job.kind)
  if (job.kind === 'until') Atomics.wait(job.flag, 0, 0)
  if (job.kind === 'deep') deeper(0)
  if (job.kind === 'large') fill([])
  if (job.kind === 'wrong') throw new RangeError('a mistake of the code')
  return job.kind === 'say' ? job.text : 'released'
})

function deeper(depth: number): number {
  return 1 + deeper(depth + 1)
}

function fill(all: number[][]): void {
  for (;;) all.push(new Array(10_000).fill(Math.random()))
}
