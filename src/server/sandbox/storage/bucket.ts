import type { StorageAccount } from './verifySignature.ts'

/** The one bucket the stand-in keeps: a folder below `folder`, and who may sign for it. */
export interface Bucket {
  folder: string
  bucket: string
  account: StorageAccount
  clock: () => Date
}
