import type { Diagnostic, DiagnosticCode } from '#contract/formInfo.ts'
import { fill } from '#domain/text/fill.ts'
import words from './diagnostics.json' with { type: 'json' }
import type { Place, Places, Token } from './places.ts'

/** A sentence for staff, with a `{detail}` placeholder for its subject, and a hint. */
const WORDS: Record<DiagnosticCode, { sentence: string; hint: string }> = words

/** An error stops publication; at run time the rest still works. */
const SEVERITIES: Record<DiagnosticCode, Diagnostic['severity']> = {
  'not-json': 'error',
  'not-rows': 'error',
  'key-missing': 'error',
  'key-refused': 'error',
  'duplicate-key': 'error',
  'unknown-type': 'error',
  'unknown-attribute': 'warning',
  'attribute-without-effect': 'warning',
  'attribute-invalid': 'error',
  'flag-unclear': 'warning',
  'label-missing': 'warning',
  'duplicate-option': 'error',
  'limit-invalid': 'error',
  'unknown-dictionary': 'error',
  'relation-target-missing': 'error',
  'relation-cycle': 'error',
  'condition-empty': 'error',
  'rule-invalid': 'error',
  'rule-doubtful': 'warning',
  'compute-cycle': 'error',
  'check-invalid': 'error',
  'pattern-invalid': 'error',
  'pattern-unsafe': 'error',
  'pattern-flags': 'error',
  'default-not-offered': 'error',
  'min-over-max': 'error',
}

export const diagnostic = (
  code: DiagnosticCode,
  path: string,
  place: Place,
  detail: string,
): Diagnostic => ({
  severity: SEVERITIES[code],
  code,
  path,
  ...place,
  message: fill(WORDS[code].sentence, { detail }),
  hint: WORDS[code].hint,
})

/** Reports a complaint about the token a pointer names. */
export type Report = (code: DiagnosticCode, path: string, detail: string, token?: Token) => void

/** A reported diagnostic before its place in the text is looked up. */
export type Complaint = Parameters<Report>

/** The complaint with its place. */
export const placed =
  (places: Places) =>
  ([code, path, detail, token]: Complaint): Diagnostic =>
    diagnostic(code, path, places.at(path, token), detail)
