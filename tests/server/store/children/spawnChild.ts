import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { until } from '../../../support/until.ts'

export interface Child {
  process: ChildProcess
  /** Everything it printed so far. */
  printed(): string
  /** Resolves when it prints `text`; rejects when it ends before. */
  prints(text: string): Promise<void>
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>
  /** Its exit code. */
  ended(): Promise<number | null>
}

/** Runs a TypeScript file of this folder in a process of its own; `before` is a command that runs it, as strace. */
export function spawnChild(file: string, args: string[], before: string[] = []): Child {
  const node = [process.execPath, '--import', 'tsx', resolve(import.meta.dirname, file), ...args]
  const [command = process.execPath, ...rest] = [...before, ...node]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      printed += bytes
    })
  const exit = once(child, 'exit') as Promise<[number | null]>
  return {
    process: child,
    printed: () => printed,
    prints: (text) =>
      waitFor(
        () => printed.includes(text),
        child,
        () => printed,
      ),
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
    ended: async () => (await exit)[0],
  }
}

function waitFor(done: () => boolean, child: ChildProcess, printed: () => string): Promise<void> {
  const isDone = () => {
    if (done()) return true
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the child ended: ${printed()}`)
    return false
  }
  return until(isDone, () => `the child did not come so far: ${printed()}`)
}
