import type { FileFinding } from '#contract/finding.ts'
import { lineOf } from '#lint/document/lineOf.ts'
import type { Place } from '#lint/document/located.ts'

/** Codes of the configuration check, in addition to the lint's. */
export type ConfigCode =
  | 'missing-document'
  | 'wrong-shape'
  | 'unknown-asset'
  | 'unknown-member-type'
  | 'unknown-sub-org'
  | 'certificate-hole'
  | 'certificate-glyph'
  | 'certificate-format'
  | 'certificate-place'
  | 'certificate-picture'
  | 'duplicate-id'
  | 'pay-period'
  | 'fee-version'
  | 'foreign-host'
  | 'idle-ticket-host'
  | 'clear-secret'
  | 'vanished-code'
  | 'duplicate-option'
  | 'fee-resolution'
  | 'banner-phone'
  | 'guessable-code'
  | 'retention-period'

interface Complaint {
  code: ConfigCode
  message: string
  hint?: string | undefined
  /** `warning` for what neither loses data nor blocks anyone; an error by default. */
  severity?: FileFinding['severity']
}

/** A finding at a token of an organisation's document. */
export function configFinding(
  place: Place,
  { code, message, hint, severity = 'error' }: Complaint,
): FileFinding {
  return {
    file: place.source.file,
    severity,
    code,
    path: place.pointer,
    ...lineOf(place.source, place.offset),
    message,
    ...(hint ? { hint } : {}),
  }
}
