import type { StatusRecord } from '#domain/statusActions.ts'
import type { RecordFacts } from '../authorize.ts'
import type { HoleValues } from './template.ts'

/** A record as its certificate sees it. */
export interface CertifiedRecord {
  /** Whose it is. */
  facts: RecordFacts
  /** What its status allows is asked of this. */
  standing: StatusRecord
  name: string
  num: string
  /** What a certificate says that makes it false once it changes. Its term is not among it: renewing replaces nothing. */
  claims: string
  holes: HoleValues
  /** Last day it is good for, `YYYY-MM-DD`; null when it has no end. */
  endAt: string | null
}
