import type { FormValues } from '#contract/form.ts'
import type { FormSpec } from '#contract/formSpec.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { Reader } from '../scope/reader.ts'

/** Values that the page provides when a form opens. */
export interface FormInputs {
  /** A stored record: the form opens with exactly these values. */
  stored: FormValues | undefined
  initial: FormValues
  locked: string[]
  readonly: boolean
}

/** The parts of a form's specification that are read from the page. */
export const inputExpressions = (spec: FormSpec): unknown[] => {
  const { value, initial, locked, readonly, draft } = spec
  const choices = spec.from === 'rows' ? spec.choices : undefined
  return [value, initial, locked, readonly, draft?.key, choices]
}

/** Returns a key; equal inputs have equal keys. */
export const inputsKey = (inputs: FormInputs): string => canonicalJson(inputs)

export function readInputs(spec: FormSpec, reader: Reader): FormInputs {
  const locked = reader.resolve(spec.locked)
  return {
    stored: valuesIn(reader.resolve(spec.value)),
    initial: valuesIn(reader.resolve(spec.initial)) ?? {},
    locked: Array.isArray(locked) ? locked.map(String) : [],
    readonly: spec.readonly !== undefined && reader.holds(spec.readonly),
  }
}

/** Parses stored values, which may still be JSON text as submitted. */
function valuesIn(value: unknown): FormValues | undefined {
  if (typeof value === 'string') return valuesIn(parsed(value))
  return isRecord(value) ? value : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
