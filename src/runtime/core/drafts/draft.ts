import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

export const DRAFT_VERSION = 1

/** Milliseconds a draft is offered for: thirty days. */
const LIFE = 30 * 24 * 60 * 60 * 1000

/** What a kept answer was an answer to. */
export interface DraftField {
  print: string
  label: string
  /** How the answer read then; codes may have lost their names since. */
  text: string
}

/** What a person changed in a form, as the device keeps it. */
export interface Draft {
  version: typeof DRAFT_VERSION
  /** Hash of the definition it was filled in with. */
  hash: string
  /** Epoch milliseconds. */
  savedAt: number
  /** The window that saved it, so that another one knows it is not its own. */
  tab: string
  /** Digest of the values the server had stored when the form opened. */
  base: string
  /** Only what differs from what the form opened with; null: it was cleared. */
  values: FormValues
  fields: Record<string, DraftField>
}

/** A stored text as a draft; undefined when it is none, of another version, or too old. */
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
