import type { CallData, CallFile, OperationId } from '#contract/calls.ts'
import type { FileStream } from './fileStream.ts'

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
