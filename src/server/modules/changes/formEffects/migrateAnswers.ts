import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { migrateAnswer } from '#runtime/core/form/migrate/migrateAnswer.ts'
import type { FormOfATime } from '#runtime/core/form/migrate/migration.ts'
import { type FormPath, parseCell } from '#runtime/core/form/paths.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { matchPattern } from '#server/modules/records/forms/matchPattern.ts'
import type { FormTables } from '#server/modules/records/forms/validateForm.ts'
import { openForms } from './openForms.ts'

/** Stored answers to a form, and the form in both configurations. */
export interface Migrating {
  path: string
  before: ConfigurationDocuments
  after: ConfigurationDocuments
  answers: readonly FormValues[]
  now: number
}

/** Number of answers concerned, and number of answers per place, by its label. */
export interface Concerned {
  count: number
  labels: ReadonlyMap<string, number>
}

export interface Migrated {
  /** Answers that the new form rejects: it requires more, or refuses a value that the old one accepted. */
  invalid: Concerned
  /**
   * Answers with values that have no field in the new form or are hidden by it; codes without an option are counted by
   * `lostCodes`.
   */
  lost: Concerned
}

type Migrate = (job: Migrating) => Migrated

/** Migrates stored answers as if each were opened in the new form and submitted; forms are read once for many jobs. */
export function createMigration(shared: FormTables): Migrate {
  let read: { key: string; forms: BothForms | undefined } | undefined
  return ({ answers, ...job }) => {
    const key = JSON.stringify(job)
    if (read?.key !== key) read = { key, forms: bothForms(job, shared) }
    return read.forms ? migrateAll(read.forms, answers) : { invalid: tally([]), lost: tally([]) }
  }
}

type BothForms = [FormOfATime, FormOfATime]

function bothForms(
  { path, before, after, now }: Omit<Migrating, 'answers'>,
  shared: FormTables,
): BothForms | undefined {
  const [was, is] = [openForms(before, shared)(path), openForms(after, shared)(path)]
  if (!was || !is) return undefined
  const ofTime = ({ bundle, tables }: typeof was): FormOfATime => ({
    bundle,
    context: { ...tables, now, matches: matchPattern },
  })
  return [ofTime(was), ofTime(is)]
}

function migrateAll([was, is]: BothForms, answers: readonly FormValues[]): Migrated {
  const migrations = answers.map((stored) => migrateAnswer(was, is, stored))
  return {
    invalid: tally(
      migrations.map(({ invalid }) => invalid.map(({ path }) => placeLabel(is.bundle, path))),
    ),
    lost: tally(
      migrations.map(({ hidden, lost }) =>
        [...hidden, ...lost.filter(({ what }) => what !== 'code')].map(({ path }) =>
          placeLabel(was.bundle, path),
        ),
      ),
    ),
  }
}

/** The label of a field; of a cell those of table and column, whatever the row. */
function placeLabel({ fields }: FormBundle, path: FormPath): string {
  const cell = ownValue(fields, path) ? undefined : parseCell(path)
  const field = ownValue(fields, cell?.table ?? path)
  const column = field?.columns?.find(({ key }) => key === cell?.column)
  const name = field?.label || path
  return column ? `${name} › ${column.label}` : name
}

/** @param answers the labels concerned of each answer */
function tally(answers: readonly (readonly string[])[]): Concerned {
  const labels = new Map<string, number>()
  for (const concerned of answers)
    for (const label of new Set(concerned)) labels.set(label, (labels.get(label) ?? 0) + 1)
  return { count: answers.filter((concerned) => concerned.length > 0).length, labels }
}

/** Tallies of further answers. */
export const addConcerned = (one: Concerned, other: Concerned): Concerned => ({
  count: one.count + other.count,
  labels: new Map(
    [...one.labels.keys(), ...other.labels.keys()].map((label) => [
      label,
      (one.labels.get(label) ?? 0) + (other.labels.get(label) ?? 0),
    ]),
  ),
})
