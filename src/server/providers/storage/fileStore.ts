import type { FileNames } from './fileNames.ts'

/** The storage operations that the server itself needs. */
export interface FileStore extends FileNames {
  /**
   * Returns a signed address that is valid for some minutes. The caller has checked that the user may read the file.
   */
  addressOf(path: string): string
  /** Reads the first bytes of a stored file; undefined when it does not exist. */
  head(path: string): Promise<Uint8Array | undefined>
  /** Reads a stored file, at most `most` bytes; undefined when it does not exist. */
  read(path: string, most: number): Promise<Uint8Array | undefined>
  /** Stores a file made by the server, replacing one of the same key. Throws when the storage refuses. */
  put(path: string, content: Uint8Array, contentType: string): Promise<void>
  /** Removes a stored file; succeeds when there is none. Throws when the storage refuses. */
  remove(path: string): Promise<void>
}
