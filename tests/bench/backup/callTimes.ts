import { setTimeout as pause } from 'node:timers/promises'

const BETWEEN_MS = 5

/** Milliseconds of one call after the other until `end` resolves; NaN of one that was not answered with 200. */
export async function callTimes(url: string, end: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  void end.then(over, over)
  const samples: number[] = []
  while (!isOver) {
    samples.push(await timeOf(url))
    await pause(BETWEEN_MS)
  }
  return samples
}

async function timeOf(url: string): Promise<number> {
  const since = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status === 200 ? performance.now() - since : Number.NaN
}
