import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loaderOf } from '../../../../support/nodeScripts.ts'

/** Nothing that a proof started outlives it. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export interface Running {
  /** Everything it printed so far. */
  printed(): string
  isOver(): boolean
  /** Sends the signal and waits until the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

const ROOT = resolve(import.meta.dirname, '../../../../..')
const CLOCK = pathToFileURL(resolve(import.meta.dirname, 'movedClock.mjs')).href

/** Runs a file, named from the root, in a process of its own, by the shared clock. */
export function runChild(file: string, args: string[], env: Record<string, string>): Running {
  const child = spawn('node', [...loaderOf(file), '--import', CLOCK, file, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      printed += String(bytes)
    })
  const gone = once(child, 'exit').then(() => running.delete(child))
  return {
    printed: () => printed,
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal) {
      child.kill(signal)
      await gone
    },
  }
}
