import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { isRecord } from '#domain/isRecord.ts'
import { findFault } from '../../http/jsonBody.ts'
import { Refusal } from '../../refusal.ts'

/** Reads submitted form text: JSON of one object, with the same limits as a body. */
export function parseFormText(text: string): FormValues {
  const value = readJson(text)
  const fault = findFault(value)
  if (fault) throw fault
  if (isRecord(value)) return value
  throw new Refusal(RefusalCode.BadRequest, 'formNotObject')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(RefusalCode.BadRequest, 'formNotObject')
  }
}
