import type { WireParameter } from '../wireParameters.ts'

/** An empty database in memory (tests), or one loaded from an image; `engine` is the compiled PGlite. */
export interface MemoryPlace {
  memory: true
  image?: string
  engine: WebAssembly.Module
}

/** What the worker opens. */
export type WorkerPlace = { dataDir: string } | MemoryPlace

/** Purpose of a worker: serve a place, or create a data directory and end. */
export type WorkerTask = { task: 'serve'; place: WorkerPlace } | { task: 'create'; dataDir: string }

export interface Statement {
  sql: string
  /** Without parameters the text may hold several statements; the last one's result is returned. */
  parameters: WireParameter[]
}

export interface StatementResult {
  rows: Record<string, unknown>[]
  /** Command tag: `COMMIT`, `INSERT` … */
  command: string
  affected: number
}

/** `run`: in order, stopping at the first failure. `dump`: the whole database as a tar file. */
export type WorkerAsk =
  | { ask: 'run'; statements: Statement[] }
  | { ask: 'dump'; file: string }
  | { ask: 'close' }

export type WorkerRequest = WorkerAsk & { id: number }

/** Properties of a database error that are sent between threads. */
export interface WireError {
  message: string
  code?: string
  constraint?: string
}

/** Answer to id 0, the greeting: the worker is ready, or the error why not. */
export type WorkerAnswer =
  | { id: number; results: StatementResult[] }
  | { id: number; error: WireError }

export const GREETING = 0
