import { type Approval, approveForm, approveGone } from '../approval/approveForms.ts'
import { compareRemoved, compareWithApproved } from '../approval/compareWithApproved.ts'
import type { Comparison } from '../approval/comparison.ts'
import { coverForm, coverScenario, type FileCoverage } from '../coverage/coverFile.ts'
import { readFormFile } from '../documents/formFile.ts'
import { explainFile, type FileExplanation } from '../explain/explainFile.ts'
import { type Generated, generateForm } from '../generate/generateForm.ts'
import { type AnswerMigration, migrateFile } from '../migrate/migrateFile.ts'
import { playFile } from '../play/playScenario.ts'
import type { Proof } from '../proof/proof.ts'
import { proveForm } from '../proof/proveForm.ts'
import type { Tables } from '../runScenario.ts'
import type { ScenarioResult } from '../scenario.ts'

/** Jobs for one file: arguments besides its name, and results. Both are transferred between threads. */
export interface JobShapes {
  play: {
    /** What to do with the file: play a scenario, compare a form, or report a removed one. */
    args: { played: boolean; held: boolean; gone: boolean }
    result: { played?: ScenarioResult; comparison?: Comparison }
  }
  approve: { args: { gone: boolean }; result: Approval }
  explain: { args: { key: string; steps: number }; result: FileExplanation }
  prove: { args: { bound: number }; result: Proof }
  generate: { args: { bound: number }; result: Generated }
  migrate: { args: { before: string; after: string }; result: AnswerMigration[] }
  cover: { args: { isScenario: boolean }; result: FileCoverage }
}
export type JobName = keyof JobShapes

/**
 * Processes one file. An exception becomes that file's failure: a ScenarioError with its own message, any other as a
 * crash.
 */
type Job<Name extends JobName> = (
  file: string,
  args: JobShapes[Name]['args'],
  tables: Tables,
) => JobShapes[Name]['result'] | Promise<JobShapes[Name]['result']>

export const JOBS: { [Name in JobName]: Job<Name> } = {
  async play(file, { played, held, gone }, tables) {
    return {
      ...(played && { played: await playFile(file, tables) }),
      ...(held && { comparison: compareWithApproved(file, tables) }),
      ...(gone && { comparison: compareRemoved(file) }),
    }
  },
  approve: (file, { gone }, tables) => (gone ? approveGone(file) : approveForm(file, tables)),
  cover: (file, { isScenario }, tables) =>
    isScenario ? coverScenario(file, tables) : coverForm(file, tables),
  generate: (file, { bound }, tables) => generateForm(readFormFile(file, tables), tables, bound),
  migrate: migrateFile,
  explain: (file, { key, steps }, tables) => explainFile(file, key, tables, steps),
  prove: (file, { bound }, tables) => proveForm(readFormFile(file, tables), tables, bound),
}
