import type { WireParameter } from '../wireParameters.ts'

/** What the worker opens: a data directory, or a memory that ends with it (tests), maybe filled from an image. */
export type WorkerPlace = { dataDir: string } | { memory: true; image?: string }

/** What a worker is started for: to serve a place, or to create a data directory and end. */
export type WorkerTask = { task: 'serve'; place: WorkerPlace } | { task: 'create'; dataDir: string }

export interface Statement {
  sql: string
  /** Without parameters the text may hold several statements; the last one's result counts. */
  parameters: WireParameter[]
}

export interface StatementResult {
  rows: Record<string, unknown>[]
  /** The command tag, `COMMIT`, `INSERT` … */
  command: string
  affected: number
}

/** `run`: in order, up to the first that fails. `dump`: the whole database as a tar file. */
export type WorkerAsk =
  | { ask: 'run'; statements: Statement[] }
  | { ask: 'dump'; file: string }
  | { ask: 'close' }

export type WorkerRequest = WorkerAsk & { id: number }

/** The parts of a database error that survive the way between threads. */
export interface WireError {
  message: string
  code?: string
  constraint?: string
}

/** Id 0 is the greeting: the worker serves now, or why it cannot. */
export type WorkerAnswer =
  | { id: number; results: StatementResult[] }
  | { id: number; error: WireError }

export const GREETING = 0
