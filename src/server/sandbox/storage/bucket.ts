import type { StorageAccount } from './verifySignature.ts'

/** The emulator's only bucket: a folder below `folder`, and the account that may sign for it. */
export interface Bucket {
  folder: string
  bucket: string
  account: StorageAccount
  clock: () => Date
}
