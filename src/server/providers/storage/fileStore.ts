import type { FileNames } from './fileNames.ts'

/** The storage as far as the server itself needs it. */
export interface FileStore extends FileNames {
  /** The address a file is read at for some minutes; for whoever may see the file. */
  addressOf(path: string): string
  /** How a stored file begins, or undefined when the storage does not have it. */
  head(path: string): Promise<Uint8Array | undefined>
  /** A stored file's content, or undefined when the storage does not have it; never more than `most` bytes. */
  read(path: string, most: number): Promise<Uint8Array | undefined>
  /** Stores a file the server has made; what was there under this key is replaced. Throws when the storage refuses. */
  put(path: string, content: Uint8Array, contentType: string): Promise<void>
  /** Removes a stored file; one that is not there is removed already. Throws when the storage refuses. */
  remove(path: string): Promise<void>
}
