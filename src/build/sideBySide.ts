import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

type Task = (signal: AbortSignal) => Promise<void>

/** Runs tasks in their order, as many at once as there are cores. The first that fails stops those that run, and the rest. */
export async function sideBySide(tasks: readonly Task[]): Promise<void> {
  const waiting = [...tasks]
  const stop = new AbortController()
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task(stop.signal)
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, lane))
  } catch (error) {
    waiting.length = 0
    stop.abort()
    throw error
  }
}

/** Runs node with what it is given; what it says is said here. Rejects when it fails. */
export const runNode = (args: readonly string[], signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      ...(signal ? { signal } : {}),
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    )
  })
