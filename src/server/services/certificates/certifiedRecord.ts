import type { StatusRecord } from '#domain/statusActions.ts'
import type { MessageKey } from '../../messages.ts'
import type { RecordFacts } from '../authorize.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import type { SharedData } from '../shared/sharedData.ts'
import type { HoleValues } from './template.ts'

/** Where names beside a record's codes are found. */
export interface CertificateWords {
  configuration: OrgConfiguration
  shared: SharedData
}

/** A record as its certificate sees it. */
export interface CertifiedRecord {
  /** Whose it is. */
  facts: RecordFacts
  /** What its status allows is asked of this. */
  standing: StatusRecord
  name: string
  /** Empty where the record has no number of its own: then the certificate gets one. */
  num: string
  /** What a certificate says that makes it false once it changes. Its term is not among it: renewing replaces nothing. */
  claims: string
  holes: HoleValues
  /** Last day it is good for, `YYYY-MM-DD`; null when it has no end. */
  endAt: string | null
  /** Why the record, though approved, has nothing a certificate could say. */
  lacks?: MessageKey
}
