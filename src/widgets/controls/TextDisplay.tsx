import { displayField } from '#adapters/formInfo/displayField.ts'
import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { DisplayText } from './DisplayText.tsx'

/** A value that reads as text, in the very words it is printed in. */
export function TextDisplay({ field, value }: DisplayProps) {
  const tables = useFormEnvironment()
  const content = displayField(field, value, tables)
  return <DisplayText text={content.kind === 'text' ? content.text : ''} />
}
