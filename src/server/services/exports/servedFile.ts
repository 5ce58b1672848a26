import type { CallData, CallFile, OperationId } from '#contract/calls.ts'
import type { FileStream } from './fileStream.ts'

/** A file that a call answers while it is made, of any length. */
export interface StreamedFile {
  name: string
  /** Its MIME type. */
  type: string
  stream: FileStream
}

/** What a handler answers: `data` of the envelope, or a file, complete or made while it is sent. */
export type Answered<Id extends OperationId> =
  | CallData<Id>
  | (CallFile extends CallData<Id> ? StreamedFile : never)

export const isStreamed = (data: unknown): data is StreamedFile =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, 'stream')
