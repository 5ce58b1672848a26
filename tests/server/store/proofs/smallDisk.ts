import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MB = 1024 * 1024

/** A disk small enough to be filled: memory mounted as a file system. */
export class SmallDisk {
  readonly mountPoint = mkdtempSync(join(tmpdir(), 'society-portal-small-'))

  constructor(megabytes: number) {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', this.mountPoint)
  }

  /** Writes until only `leave` megabytes are free. */
  fill(leave: number): void {
    const file = openSync(join(this.mountPoint, 'ballast'), 'a')
    const block = Buffer.alloc(MB / 4)
    while (this.#free() > leave * MB + block.length) writeSync(file, block)
    closeSync(file)
  }

  empty(): void {
    rmSync(join(this.mountPoint, 'ballast'))
  }

  remove(): void {
    run('umount', this.mountPoint)
    rmSync(this.mountPoint, { recursive: true })
  }

  #free(): number {
    const { bavail, bsize } = statfsSync(this.mountPoint)
    return bavail * bsize
  }
}

/** Why no disk can be mounted here; undefined when one can. */
export function whyNoSmallDisk(): string | undefined {
  try {
    new SmallDisk(1).remove()
    return undefined
  } catch (error) {
    return `no tmpfs mounts: ${(error as Error).message.split('\n')[0]}`
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
