import { randomBytes } from 'node:crypto'

interface FileKind {
  /** Code of the society. */
  code: string
  purpose: string
  extension: string
  now: Date
}

/** A path in the object storage that nobody can guess: `CODE/PURPOSE/YYYYMM/RANDOM.EXTENSION`. */
export function freshPath({ code, purpose, extension, now }: FileKind): string {
  const month = now.toISOString().slice(0, 7).replace('-', '')
  return `${code}/${purpose}/${month}/${randomBytes(16).toString('hex')}.${extension}`
}
