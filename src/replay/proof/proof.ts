import type { DiagnosticCode } from '#contract/formInfo.ts'
import type { Scenario } from '../scenario.ts'
import type { FindingCode, Severity } from './claims/claim.ts'

import type { Verdict } from './search/sweep.ts'

/** A place in the file, as editors count, and the pointer that leads there. */
export interface ProofPlace {
  path: string
  line: number
  column: number
}

/** Something that was found and shown: its witness was played and went as it says. */
export interface ProofFinding extends ProofPlace {
  severity: Severity
  code: FindingCode | DiagnosticCode
  /** Field key, `table/column` for a column; empty for the document. */
  key: string
  message: string
  witness: Scenario
}

/** A question that was not decided within the bound; it may be either way. */
export interface Unproven extends ProofPlace {
  code: FindingCode | DiagnosticCode
  key: string
  message: string
}

/** What was shown to be so, in numbers. */
export interface ProofFacts {
  fields: number
  /** Fields that others show or hide, and fields that do that. */
  targets: number
  controllers: number
  /** Answer sets that were gone through. */
  answerSets: number
  /** Targets with an answer set in which they show; in which they do not; in which they show and the form is valid. */
  shown: number
  hidden: number
  submitted: number
  /** Whether an answer set was found with which the whole form is valid, perhaps only one of a form that was pre-filled. */
  submittable: Verdict
}

/** What is known about one form. */
export interface Proof {
  file: string
  title: string
  bound: number
  facts: ProofFacts
  findings: ProofFinding[]
  unproven: Unproven[]
}
