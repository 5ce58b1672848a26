import type { FormField } from '#contract/form.ts'
import type { DiagnosticCode, RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import type { ScenarioStep } from '../../scenario.ts'
import type { Subject } from '../form/subject.ts'
import type { Answers, Reach } from '../search/reach.ts'
import type { Submittable } from '../search/submission.ts'

/** Codes of findings, besides the diagnostics of the conversion. */
export const FINDING_CODES = [
  'unreachable-field',
  'required-unreachable',
  'always-shown',
  'relation-without-effect',
  'conflicting-controllers',
  'never-submitted',
  'card-without-type',
  'shown-never-submitted',
  'condition-not-option',
  'condition-never-valid',
  'options-alike',
  'dead-pattern',
  'pattern-against-limit',
  'limit-impossible',
  'too-few-options',
  'default-invalid',
  'disabled-empty',
  'check-never-fails',
  'check-never-holds',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/** `error`: the form does not work as configured. `warning`: something in it has no effect. `note`: worth checking. */
export type Severity = 'error' | 'warning' | 'note'

/** Subject of a claim: a field, one of its columns or their attributes; or a place in formInfo (JSON pointer). */
export interface About {
  key: string
  column?: string
  /** Candidates in order; the first that the document contains is reported. */
  attributes?: readonly string[]
  path?: string
}

/** A claim about the form; becomes a finding once its witness has been played. */
export interface Claim {
  severity: Severity
  code: FindingCode | DiagnosticCode
  about: About
  /** One Chinese sentence for staff. */
  message: string
  /** The witness: steps that show the claim when played on the newly opened form. */
  steps: ScenarioStep[]
}

/** A question that could not be decided; neither answer may be concluded. */
export interface Gap {
  code: FindingCode
  about: About
  message: string
}

export interface Findings {
  claims: Claim[]
  gaps: Gap[]
}

/** Input of all inquirers. */
export interface Inquiry {
  subject: Subject
  /** Maximum number of answer sets per question. */
  bound: number
  /** The definitions as written in the document. */
  definitions: readonly RawField[]
  reach: readonly Reach[]
  /** Whether the whole form can be submitted. */
  whole: Submittable
  /** Submittability with each field shown, for every field with a rule that can show. */
  submittable: ReadonlyMap<string, Submittable>
}

/** Investigates one kind of claim about a form. */
export type Inquirer = (inquiry: Inquiry) => Findings

export const findings = (claims: Claim[], gaps: Gap[] = []): Findings => ({ claims, gaps })

/** Returns the fields that show or hide others and that an applicant can answer. */
export const controllersIn = ({ subject }: Inquiry): FormField[] =>
  [...new Set(subject.reads.map(({ controller }) => controller))]
    .map((key) => subject.field(key))
    .filter(({ isHide, isDisable }) => !isHide && !isDisable)

export const merged = (found: readonly Findings[]): Findings =>
  findings(
    found.flatMap(({ claims }) => claims),
    found.flatMap(({ gaps }) => gaps),
  )

/** Returns answers with which a field shows; empty if it always shows or never can. */
export const shownWith = ({ reach }: Inquiry, key: string): Answers =>
  reach.find(({ target }) => target === key)?.shown ?? new Map()

/** Returns the fields that a controller shows or hides. */
export const targetsOf = ({ subject }: Inquiry, key: string): string[] => {
  const targets = subject.targets()
  const read = subject.reads.filter(({ controller }) => controller === key)
  return read.map(({ target }) => target).filter((target) => targets.includes(target))
}

/** Returns what a claim is about: a field, or a check at its place. */
export function aboutOf({ bundle, checks }: Subject, key: string): About {
  const index = checks.indexOf(key)
  if (index < 0) return { key }
  const path = ownValue(bundle.origin, jsonPointer('checks', index))?.path
  return { key: bundle.checks?.[index]?.field ?? '', ...(path !== undefined && { path }) }
}
