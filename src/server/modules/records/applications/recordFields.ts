import type { FormValues } from '#contract/form.ts'
import type { TextKind } from '#contract/textKinds.ts'
import { cleanText } from '#domain/text/kinds/textKindTable.ts'

/** Record columns taken from the form's values, by the field keys of the specification, section 3. */
export type RecordFields = Record<
  'realName' | 'mobile' | 'sex' | 'cardNo' | 'areaCode' | 'orgName' | 'photo' | 'introduction',
  string | null
>

/** Text that was filled in; null for none. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

function cleanOf(kind: TextKind, value: unknown): string | null {
  const text = textOf(value)
  return text && cleanText(kind, text)
}

/** A cascade value holds the codes from the province down; the record stores the last. */
const areaOf = (value: unknown): string | null =>
  Array.isArray(value) ? textOf(value.at(-1)) : textOf(value)

const photoOf = (value: unknown): string | null =>
  Array.isArray(value) ? textOf((value[0] as { url?: unknown } | undefined)?.url) : null

/** Name of a unit, either typed or selected together with its area (`orgLinkage`). */
const orgNameOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null
    ? textOf((value as { orgName?: unknown }).orgName)
    : textOf(value)

/**
 * Returns the columns of a form's values, cleaned regardless of the form's own text kinds, because records are found by
 * them (design, section 5).
 */
export function recordFields(values: FormValues): RecordFields {
  return {
    realName: cleanOf('name', values.realName),
    mobile: cleanOf('mobile', values.mobile),
    sex: textOf(values.sex),
    cardNo: cleanOf('card', values.cardNo),
    areaCode: areaOf(values.areaCode),
    orgName: orgNameOf(values.orgName),
    photo: photoOf(values.photo),
    introduction: textOf(values.introduction),
  }
}
