import type { Readable } from 'node:stream'
import type { CallData, CallFile, OperationId } from '#contract/calls.ts'

/** Result of sending a file: `complete` when everything was handed to the connection, else `broken`. */
export interface StreamEnd {
  outcome: 'complete' | 'broken'
  rows: number
}

/** The bytes of a file that is generated while it is sent. */
export interface FileStream {
  /** Destroying it ends the work; it is destroyed with an error when the file cannot be completed. */
  bytes: Readable
  /**
   * Sets the function that is called once at the end. A complete file waits for it, and is broken off if it rejects.
   */
  whenEnded(tell: (end: StreamEnd) => Promise<void>): void
}

/** A file of any length that is sent while it is generated. */
export interface StreamedFile {
  name: string
  /** Its MIME type. */
  type: string
  stream: FileStream
}

/** Answer of a handler: `data` of the envelope, or a file, complete or generated while it is sent. */
export type Answered<Id extends OperationId> =
  | CallData<Id>
  | (CallFile extends CallData<Id> ? StreamedFile : never)

export const isStreamed = (data: unknown): data is StreamedFile =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, 'stream')
