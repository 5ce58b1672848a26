import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Flushes `dir` and all files and directories below it, so that they survive a power cut. */
export function fsyncTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) fsyncTree(path)
    else if (entry.isFile()) fsyncOpened(path, 'r+')
  }
  fsyncDirectory(dir)
}

/** Flushes a directory's entries: names created, renamed, deleted. Windows has no such call and needs none. */
export function fsyncDirectory(dir: string): void {
  if (process.platform !== 'win32') fsyncOpened(dir, 'r')
}

function fsyncOpened(path: string, flags: 'r' | 'r+'): void {
  const fd = openSync(path, flags)
  try {
    fsyncSync(fd)
  } catch (error) {
    // Some file systems cannot flush a directory.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error
  } finally {
    closeSync(fd)
  }
}
