import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { hasManyParts } from '#server/base/shared/hasManyParts.ts'
import { findFault, tooManyParts } from '#server/base/shared/jsonFaults.ts'
import { Refusal } from '#server/messages/refusal.ts'

/** Parses submitted form text: a JSON object within the limits of a body. */
export function parseFormText(text: string): FormValues {
  if (hasManyParts(text)) throw tooManyParts()
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
