import { migrateAnswer } from '#runtime/core/form/migrate/migrateAnswer.ts'
import type { FormOfATime, Migration } from '#runtime/core/form/migrate/migration.ts'
import { readFormFile } from '../documents/formFile.ts'
import type { Tables } from '../runScenario.ts'
import { readAnswers } from './readAnswers.ts'

/** The effect of a changed form on one stored answer. */
export interface AnswerMigration extends Migration {
  file: string
  answer: string
  /** True when nothing becomes invalid, hidden or lost; rewordings are harmless. */
  passed: boolean
}

/** @throws ScenarioError for a file without answers, or a scenario in the place of a form that cannot be read. */
export function migrateFile(
  file: string,
  { before, after }: { before: string; after: string },
  tables: Tables,
): AnswerMigration[] {
  const [was, now] = [before, after].map((form): FormOfATime => {
    const { bundle, dictionaries } = readFormFile(form, tables).subject
    return { bundle, context: { ...tables, dictionaries } }
  }) as [FormOfATime, FormOfATime]
  return readAnswers(file).map(({ name, value }) => {
    const migration = migrateAnswer(was, now, value)
    const { invalid, hidden, lost } = migration
    const passed = invalid.length + hidden.length + lost.length === 0
    return { file, answer: name, passed, ...migration }
  })
}
