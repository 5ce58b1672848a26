/** Where files are stored: a bucket of a provider, or the local emulator with the same protocol. */
export interface StorageSettings {
  type: 'oss' | 'obs'
  /** OSS only: version of the signatures. OBS has a single one, like V1. */
  signature: 'v1' | 'v4'
  /** Address to which browsers post the form. */
  endpoint: string
  /** Base address of stored files, ending with a slash: a file is read at `baseUrl + key`. */
  baseUrl: string
  bucket: string
  /** Without the `oss-` prefix. */
  region: string
  key: string
  secret: string
}

/** Permissions of one upload; each member becomes a condition of the signed policy. */
export interface UploadGrant {
  objectKey: string
  contentType: string
  /** Bytes. */
  maxSize: number
  now: Date
  expiresAt: Date
  /**
   * The object can be written only once: a second upload with the same grant is refused. OBS does not support this
   * (decision 0249).
   */
  once?: true
}

/** Form fields in the order they are sent; the file follows them. */
export type FormFields = Record<string, string>
