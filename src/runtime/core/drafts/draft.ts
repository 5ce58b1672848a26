import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

export const DRAFT_VERSION = 1

/** Lifetime of a draft in milliseconds: thirty days. */
const LIFE = 30 * 24 * 60 * 60 * 1000

/** The question to which a stored answer belongs. */
export interface DraftField {
  print: string
  label: string
  /** The answer as text at that time; codes may have lost their names since. */
  text: string
}

/** A form's changes as stored on the device. */
export interface Draft {
  version: typeof DRAFT_VERSION
  /** Hash of the form definition. */
  hash: string
  /** Epoch milliseconds. */
  savedAt: number
  /** Id of the window that saved it, which distinguishes its own drafts from others. */
  tab: string
  /** Digest of the values stored on the server when the form opened. */
  base: string
  /** Only values that differ from the opening values; null means cleared. */
  values: FormValues
  fields: Record<string, DraftField>
}

/** Parses a stored draft; undefined when it is invalid, of another version, or expired. */
export function readDraft(text: string | null, now: number): Draft | undefined {
  const draft = parsed(text)
  return isDraft(draft) && now - draft.savedAt < LIFE ? draft : undefined
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  value.version === DRAFT_VERSION &&
  typeof value.hash === 'string' &&
  typeof value.savedAt === 'number' &&
  typeof value.tab === 'string' &&
  typeof value.base === 'string' &&
  isRecord(value.values) &&
  isRecord(value.fields) &&
  Object.keys(value.values).every((key) => isDraftField(ownValue(value.fields as FormValues, key)))

const isDraftField = (value: unknown): value is DraftField =>
  isRecord(value) &&
  typeof value.print === 'string' &&
  typeof value.label === 'string' &&
  typeof value.text === 'string'
