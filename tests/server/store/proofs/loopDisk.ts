import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A disk whose power can be cut: an ext4 file system inside a file. The copy of that file holds what was flushed to
 * the disk and nothing else: the inner file system's page cache is not in it.
 */
export class LoopDisk {
  readonly place = mkdtempSync(join(tmpdir(), 'society-portal-disk-'))
  readonly mountPoint = join(this.place, 'mounted')
  #image = join(this.place, 'disk-0')
  #cuts = 0

  constructor(megabytes: number) {
    mkdirSync(this.mountPoint)
    run('truncate', '-s', `${megabytes}M`, this.#image)
    run('mkfs.ext4', '-q', this.#image)
    this.#mount()
  }

  /** Cuts the power: unmounts, and mounts the disk as it was at this moment. */
  cut(): void {
    const last = this.#image
    this.#cuts += 1
    this.#image = join(this.place, `disk-${this.#cuts}`)
    copyFileSync(last, this.#image)
    run('umount', this.mountPoint)
    rmSync(last)
    this.#mount()
  }

  remove(): void {
    run('umount', this.mountPoint)
    rmSync(this.place, { recursive: true })
  }

  #mount(): void {
    run('mount', '-o', 'loop', this.#image, this.mountPoint)
  }
}

/** Why no disk can be made here; undefined when one can. */
export function whyNoLoopDisk(): string | undefined {
  try {
    new LoopDisk(8).remove()
    return undefined
  } catch (error) {
    return `no loop mounts: ${(error as Error).message.split('\n')[0]}`
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
