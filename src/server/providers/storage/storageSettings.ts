/** Where files go: a bucket of a provider, or the local stand-in that speaks the same words. */
export interface StorageSettings {
  type: 'oss' | 'obs'
  /** OSS only: which generation of signatures. OBS has one, of the first generation. */
  signature: 'v1' | 'v4'
  /** The browser posts the form here. */
  endpoint: string
  /** A stored file is read at `baseUrl + key`; ends with a slash. */
  baseUrl: string
  bucket: string
  /** Without the `oss-` prefix. */
  region: string
  key: string
  secret: string
}

/** What one upload may do; every part of it becomes a condition of the signed policy. */
export interface UploadGrant {
  objectKey: string
  contentType: string
  /** Bytes. */
  maxSize: number
  now: Date
  expiresAt: Date
  /** The object is written once: a second form of this grant is refused. OBS has no word for it (decision 0249). */
  once?: true
}

/** Form fields in the order they are sent, the file coming after them. */
export type FormFields = Record<string, string>
