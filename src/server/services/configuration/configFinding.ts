import type { FileFinding } from '#contract/finding.ts'
import { lineOf } from '#lint/document/lineOf.ts'
import type { Place } from '#lint/document/located.ts'

/** What the check says beyond the lint's own codes. */
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

interface Complaint {
  code: ConfigCode
  message: string
  hint?: string | undefined
}

/** An error at a token of an organisation's document. */
export function configFinding(place: Place, { code, message, hint }: Complaint): FileFinding {
  return {
    file: place.source.file,
    severity: 'error',
    code,
    path: place.pointer,
    ...lineOf(place.source, place.offset),
    message,
    ...(hint ? { hint } : {}),
  }
}
