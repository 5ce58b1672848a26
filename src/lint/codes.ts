import type { DiagnosticCode } from '#contract/formInfo.ts'

/** Every code of a finding about a document; forms written in pages add the adapter's own. */
export const LINT_CODES = [
  'json-syntax',
  'duplicate-key',
  'unknown-property',
  'missing-property',
  'wrong-type',
  'wrong-value',
  'unknown-kind',
  'unknown-verb',
  'unknown-guard',
  'unknown-limit',
  'unknown-right',
  'schema-link',
  'id-equals-path',
  'unknown-page',
  'unknown-route',
  'site-routes',
  'unknown-fragment',
  'fragment-param',
  'fragment-cycle',
  'unknown-dialog',
  'undeclared-dialog',
  'unknown-payload',
  'payload-call',
  'unknown-call',
  'call-input',
  'file-answer',
  'unknown-adapter',
  'unknown-dictionary',
  'unknown-component',
  'unknown-source',
  'unknown-action',
  'unknown-form',
  'unknown-field',
  'unknown-timer',
  'unknown-state',
  'unknown-step',
  'step-without-body',
  'unknown-tab',
  'unknown-print',
  'unknown-place',
  'unknown-row-field',
  'exactly-one',
  'guard-input',
  'row-action',
  'misplaced',
  'unknown-operator',
  'not-one-operator',
  'operand-count',
  'operand-type',
  'operand-word',
  'empty-segment',
  'rule-too-large',
  'rule-too-deep',
  'unknown-root',
  'scope-not-here',
  'unknown-path',
  'text-hole',
  'condition-not-offered',
  'name-refused',
  'name-too-long',
  'parity-view',
  'parity-action',
  'parity-idle',
  'unused',
  'unused-document',
] as const
/** Codes of what a society's pages must not do; see `overrides/checkDeeds.ts`. */
export const DEED_CODES = ['deed-of-staff', 'deed-of-login', 'part-of-staff', 'unpressed'] as const
/** `api-structure` is about the contract itself, which documents are judged by. */
export type LintCode =
  | (typeof LINT_CODES)[number]
  | (typeof DEED_CODES)[number]
  | DiagnosticCode
  | 'api-structure'

/** The code if it is one, else the one to fall back to. */
export const lintCode = (code: unknown, otherwise: LintCode): LintCode =>
  LINT_CODES.find((candidate) => candidate === code) ?? otherwise
