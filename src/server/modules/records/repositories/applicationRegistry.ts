import type { RecordCategory } from '#domain/record/statusActions.ts'
import type { ListedRow } from './applicationRepository.ts'
import type { ApplicationRow } from './applicationTables.ts'
import { memberApplications } from './memberApplications.ts'
import { orgApplications } from './orgApplications.ts'

/** Category → repository of its records. */
export const APPLICATIONS = {
  member: memberApplications,
  organisation: orgApplications,
} as const satisfies Record<RecordCategory, object>

export const RECORD_CATEGORIES = Object.keys(APPLICATIONS) as RecordCategory[]

type ListedOf<Category extends RecordCategory> = { category: Category } & ListedRow<
  ApplicationRow<(typeof APPLICATIONS)[Category]['table']>
>

/** A listed application of any category. */
export type ListedApplication = { [Category in RecordCategory]: ListedOf<Category> }[RecordCategory]
