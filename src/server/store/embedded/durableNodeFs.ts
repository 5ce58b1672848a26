import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fsyncDirectory } from './fsyncTree.ts'

/** The part of Emscripten's file system patched here; PGlite has no types for it. */
interface NodeStream {
  nfd?: number | null
  node: unknown
}
interface EmscriptenParts {
  NODEFS: {
    stream_ops: { fsync?: (stream: NodeStream) => number }
    realPath(node: unknown): string
  }
  FS: { ErrnoError: new (errno: number) => Error }
}

const EIO = 29

/**
 * PGlite's Node file system with the missing `fsync` callback, so that PostgreSQL's fsync reaches the disk, for
 * directories too. Without it the call is a silent no-op, and a power cut loses acknowledged commits or the whole
 * directory.
 */
export class DurableNodeFS extends NodeFS {
  /** Number of flushes that reached the disk. */
  flushes = 0

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const install = (module: unknown) => this.#install(module as EmscriptenParts)
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), install]
    return { emscriptenOpts }
  }

  #install({ NODEFS, FS }: EmscriptenParts): void {
    NODEFS.stream_ops.fsync = (stream) => {
      try {
        if (typeof stream.nfd === 'number') fsyncSync(stream.nfd)
        else fsyncDirectory(NODEFS.realPath(stream.node))
      } catch {
        throw new FS.ErrnoError(EIO)
      }
      this.flushes += 1
      return 0
    }
  }
}
