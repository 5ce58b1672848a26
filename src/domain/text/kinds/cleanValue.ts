import { TextBoxType } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'
import type { TextKind } from '#contract/textKinds.ts'
import { cleanText } from './textKindTable.ts'

type TextField = Pick<FormField, 'shape' | 'constraints' | 'ui'>

/** The kind of a field's text; undefined for one that holds no text, several lines or a secret. */
export function textKindOf({ shape, constraints, ui }: TextField): TextKind | undefined {
  if (shape !== 'text') return undefined
  if (constraints.card) return 'card'
  return constraints.text ?? (ui.textBoxType === TextBoxType.Text ? 'line' : undefined)
}

/**
 * Returns the form in which a field's value is checked, submitted and compared; browser and server derive it from the
 * typed text alike.
 */
export function cleanValue(field: TextField, value: unknown): unknown {
  const kind = typeof value === 'string' ? textKindOf(field) : undefined
  return kind === undefined ? value : cleanText(kind, value as string)
}
