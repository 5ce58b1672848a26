import type { DiagnosticCode } from '#contract/formInfo.ts'
import type { Scenario } from '../scenario.ts'
import type { FindingCode, Severity } from './claims/claim.ts'

import type { Verdict } from './search/sweep.ts'

/** Line and column (from 1) and JSON pointer of a place in the file. */
export interface ProofPlace {
  path: string
  line: number
  column: number
}

/** A claim whose witness was played and passed. */
export interface ProofFinding extends ProofPlace {
  severity: Severity
  code: FindingCode | DiagnosticCode
  /** Field key, `table/column` for a column; empty for the document. */
  key: string
  message: string
  witness: Scenario
}

/** A question that was not decided within the bound. */
export interface Unproven extends ProofPlace {
  code: FindingCode | DiagnosticCode
  key: string
  message: string
}

/** Numbers of what was proven. */
export interface ProofFacts {
  fields: number
  /** Numbers of fields that others show or hide, and of fields that do so. */
  targets: number
  controllers: number
  /** Number of answer sets searched. */
  answerSets: number
  /** Targets with an answer set that shows them; one that hides them; one that shows them in a valid form. */
  shown: number
  hidden: number
  submitted: number
  /**
   * Whether an answer set was found that makes the whole form valid; `prefilled` if only with values filled in by a
   * page.
   */
  submittable: Verdict
}

/** Result of proving one form. */
export interface Proof {
  file: string
  title: string
  bound: number
  facts: ProofFacts
  findings: ProofFinding[]
  unproven: Unproven[]
}
