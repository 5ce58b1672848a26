import type { SheetFormat, SheetHead, Slice } from './sheet.ts'

/** What a sheet's conversation begins with. */
export interface SheetJob extends SheetHead {
  format: SheetFormat
}

/**
 * The worker's side: it wants the next rows, has made bytes and waits until they are taken, or has ended. Rows and bytes
 * are asked for one by one, so that a reader who stops stops everything before him.
 */
export type Said = { want: true } | { chunk: Uint8Array } | { done: true } | { error: string }

/** The answers: the next rows or that there are none, and that the bytes were taken. */
export type Answer = { slice: Slice | undefined } | { taken: true }
