import type { Finding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { commaList } from '#domain/text/commaList.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { formKeys, freeKey } from '#formDocument/keys/keys.ts'
import texts from './texts.json' with { type: 'json' }

/** A fix for a finding: its description, and the fixed document. */
export interface Fix {
  text: string
  document: FormDocument
}

type Path = readonly string[]
type Mend = (document: FormDocument, path: Path, holder: unknown) => unknown

/**
 * Fixes for findings with one right answer, by code; `mend` returns the new value of the place, undefined to remove it.
 */
const MENDS: Readonly<Record<string, { text: string; mend: Mend }>> = {
  'unknown-attribute': { text: texts.removeAttribute, mend: () => undefined },
  'attribute-without-effect': { text: texts.removeAttribute, mend: () => undefined },
  'default-not-offered': { text: texts.removeDefault, mend: () => undefined },
  'limit-invalid': { text: texts.removeLimit, mend: () => undefined },
  'relation-target-missing': { text: texts.removeTarget, mend: withoutTarget },
  'duplicate-key': {
    text: texts.otherKey,
    mend: ({ formInfo }, _path, value) => freeKey(String(value), formKeys(formInfo)),
  },
  'flag-unclear': { text: texts.switchOn, mend: () => true },
}

/** Removes a missing target: an entry of a list, or the missing keys of a comma list. */
function withoutTarget({ formInfo }: FormDocument, path: Path, value: unknown): unknown {
  if (typeof value !== 'string' || path.at(-1) !== 'fields') return undefined
  const keys = formKeys(formInfo)
  return commaList(value)
    .filter((key) => keys.has(key))
    .join(',')
}

/** Returns the fix for a finding; undefined when a person must decide. */
export function fixOf(document: FormDocument, { code, path }: Finding): Fix | undefined {
  const known = ownValue(MENDS, code)
  const segments = pointerSegments(path)
  if (!known || segments.length < 3) return undefined
  const next = changedAt(document, segments, (value) => known.mend(document, segments, value))
  return { text: known.text, document: next as FormDocument }
}

/** Returns the value with the one at a path replaced; other parts stay the same objects. */
function changedAt(value: unknown, path: Path, change: (held: unknown) => unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change(value)
  if (Array.isArray(value)) {
    const next = changedAt(value[Number(name)], rest, change)
    return next === undefined ? value.toSpliced(Number(name), 1) : value.with(Number(name), next)
  }
  if (!isRecord(value)) return value
  const next = changedAt(ownValue(value, name), rest, change)
  const { [name]: _, ...others } = value
  if (next === undefined) return others
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, key === name ? next : held]),
  )
}
