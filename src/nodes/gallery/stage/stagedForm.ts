import type { Schema } from '#contract/calls.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** The answer of the call that gives one form of the gallery. */
export type StagedForm = Schema<'GalleryForm'>

export const isStagedForm = (value: unknown): value is StagedForm & Record<string, unknown> =>
  isRecord(value) && typeof value.formInfo === 'string' && typeof value.file === 'string'
