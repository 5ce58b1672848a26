import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fsyncPath } from './durableNodeFs.ts'

/** Flushes every file and directory below `dir`, and `dir`: what was written there survives a power cut. */
export function fsyncTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) fsyncTree(path)
    else if (entry.isFile()) fsyncPath(path)
  }
  fsyncPath(dir)
}
