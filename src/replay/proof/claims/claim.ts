import type { FormField } from '#contract/form.ts'
import type { DiagnosticCode, RawField } from '#contract/formInfo.ts'
import type { ScenarioStep } from '../../scenario.ts'
import type { Subject } from '../form/subject.ts'
import type { Answers, Reach } from '../search/reach.ts'
import type { Submittable } from '../search/submission.ts'

/** What can be found in a form, besides what reading it complains about. */
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
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/** `error`: the form cannot do what it says. `warning`: something in it has no effect. `note`: worth a look. */
export type Severity = 'error' | 'warning' | 'note'

/** What a claim is about: a field, a column of it, attributes of that; or a place in formInfo (JSON pointer). */
export interface About {
  key: string
  column?: string
  /** The first of these that is written. */
  attributes?: readonly string[]
  path?: string
}

/** Something that was found. */
export interface Claim {
  severity: Severity
  code: FindingCode | DiagnosticCode
  about: About
  /** One Chinese sentence for staff. */
  message: string
  /** Shows it, when played on the form as it opens. */
  steps: ScenarioStep[]
}

/** A question that could not be decided; nothing follows from it. */
export interface Gap {
  code: FindingCode
  about: About
  message: string
}

export interface Findings {
  claims: Claim[]
  gaps: Gap[]
}

/** What the questions are asked about. */
export interface Inquiry {
  subject: Subject
  /** Answer sets a question may go through. */
  bound: number
  /** The definitions as they are written. */
  definitions: readonly RawField[]
  reach: readonly Reach[]
  /** The whole form. */
  whole: Submittable
  /** Every field with a rule that can be shown. */
  submittable: ReadonlyMap<string, Submittable>
}

/** Asks one kind of question about a form. */
export type Inquirer = (inquiry: Inquiry) => Findings

export const findings = (claims: Claim[], gaps: Gap[] = []): Findings => ({ claims, gaps })

/** The fields that show or hide others, as far as somebody can answer them. */
export const controllersIn = ({ subject }: Inquiry): FormField[] =>
  [...new Set(subject.relations.map(({ controller }) => controller))]
    .map((key) => subject.field(key))
    .filter(({ isHide, isDisable }) => !isHide && !isDisable)

export const merged = (found: readonly Findings[]): Findings =>
  findings(
    found.flatMap(({ claims }) => claims),
    found.flatMap(({ gaps }) => gaps),
  )

/** Answers with which a field shows; none are needed where nothing hides it, or where nothing can show it. */
export const shownWith = ({ reach }: Inquiry, key: string): Answers =>
  reach.find(({ target }) => target === key)?.shown ?? new Map()

/** The fields a controller shows or hides. */
export const targetsOf = ({ subject }: Inquiry, key: string): string[] =>
  subject.relationsFrom(key).map(({ target }) => target)
