import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** Rows of formInfo, or `{ formInfo: rows }` as the call `formConfig` answers, through the real adapter. */
export const bundleOf = (definition: unknown): FormBundle =>
  convertFormInfo(isRecord(definition) ? definition.formInfo : definition, { dictionaries: {} })
