import type { StatusRecord } from '#domain/record/statusActions.ts'
import type { RecordFacts } from '#server/base/authorize.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { MessageKey } from '#server/messages/sentence.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { HoleValues } from '#server/modules/configuration/society/certificateTemplate.ts'

/** Sources of display names for a record's codes. */
export interface CertificateWords {
  configuration: OrgConfiguration
  shared: SharedData
}

/** The data of a record that its certificate needs. */
export interface CertifiedRecord {
  /** Ownership facts of the record. */
  facts: RecordFacts
  /** Status facts that decide whether a certificate is allowed. */
  standing: StatusRecord
  name: string
  /** Empty when the record has no number: the certificate then gets its own. */
  num: string
  /**
   * The claims that invalidate the certificate when they change. The term is not included: renewal does not replace a
   * certificate.
   */
  claims: string
  holes: HoleValues
  /** Last valid day, `YYYY-MM-DD`; null without end. */
  endAt: string | null
  /** Reason for which an approved record still cannot have a certificate. */
  lacks?: MessageKey
}
