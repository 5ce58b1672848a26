import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { labelOf } from '../wording/labelOf.ts'
import { type CoverageItem, messageId } from './item.ts'

/** The message of every check of the definition over several fields. */
export const checkItems = ({ checks = [], fields }: FormBundle): CoverageItem[] =>
  checks.flatMap(({ field, message }, index) => {
    const at = ownValue(fields, field)
    const text = `${at ? labelOf(at) : field}：几个字段之间的检查（${message}）`
    return [{ id: checkId(field, index), kind: 'message' as const, key: field, text }]
  })

export const checkId = (field: string, index: number): string => messageId(field, `check ${index}`)

/** The checks whose messages show. */
export const checksNow = (store: FormStore): string[] =>
  (store.bundle.checks ?? []).flatMap(({ field, message }, index) => {
    const isTold = store.error(field) === message && store.placeErrors(field).failure === undefined
    return isTold ? [checkId(field, index)] : []
  })
