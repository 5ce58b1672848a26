import { Ajv, type ValidateFunction } from 'ajv'
import type { Edit } from '#domain/edits/edit.ts'

const NAMES = { type: 'array', maxItems: 2000, items: { type: 'string', maxLength: 20_000 } }
const edit = (op: string, required: readonly string[], properties: object) => ({
  type: 'object',
  required: ['op', ...required],
  properties: { op: { const: op }, ...properties },
  additionalProperties: false,
})

/**
 * Schema of the edits of one step. It leaves values open: the check validates them by the documents' schemas before
 * publishing.
 */
const EDITS = {
  type: 'array',
  maxItems: 300,
  items: {
    anyOf: [
      edit('set', ['at'], {
        at: { ...NAMES, maxItems: 30 },
        was: {},
        value: {},
        after: { type: ['string', 'null'] },
      }),
      edit('order', ['at', 'was', 'value'], { at: NAMES, was: NAMES, value: NAMES }),
      edit('text', ['start', 'was', 'value'], {
        start: { type: 'integer', minimum: 0 },
        was: { type: 'string' },
        value: { type: 'string' },
      }),
    ],
  },
}

let isEdits: ValidateFunction<Edit[]> | undefined

/** Parses edits from JSON; `undefined` for a text that is no list of edits. */
export function readEdits(text: string): Edit[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    isEdits ??= new Ajv().compile<Edit[]>(EDITS)
    return isEdits(value) ? value : undefined
  } catch {
    return undefined
  }
}
