import type { FileFinding } from '#contract/finding.ts'
import type { LintCode } from '../codes.ts'
import { lineOf } from './lineOf.ts'
import type { Place } from './located.ts'

/** The rule's part of a finding at a token; the rest comes from the place. */
export interface Complaint {
  code: LintCode
  message: string
  hint?: string | undefined
  severity?: FileFinding['severity']
}

/** A finding at a token of a document. Severity is error unless the complaint has another. */
export function findingAt(place: Place, complaint: Complaint): FileFinding {
  const { code, message, hint, severity = 'error' } = complaint
  const { source, pointer, offset } = place
  return {
    file: source.file,
    severity,
    code,
    path: pointer,
    ...lineOf(source, offset),
    message,
    ...(hint === undefined ? {} : { hint }),
  }
}
