import type { SheetFormat, SheetHead, Slice } from './sheet.ts'

/** First message to the worker about a sheet. */
export interface SheetJob extends SheetHead {
  format: SheetFormat
}

/**
 * Messages of the worker: a request for the next rows, bytes to be acknowledged, the end, or an error. Rows and bytes
 * are exchanged one message at a time, so that a reader who stops also stops writing and reading of rows.
 */
export type Said = { want: true } | { chunk: Uint8Array } | { done: true } | { error: string }

/** Answers to the worker: the next rows, `undefined` after the last, or the acknowledgement of bytes. */
export type Answer = { slice: Slice | undefined } | { taken: true }
