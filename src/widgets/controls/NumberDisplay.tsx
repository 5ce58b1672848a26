import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { DisplayText } from './DisplayText.tsx'

/** A number as it is. */
export const NumberDisplay = ({ value }: DisplayProps) => (
  <DisplayText text={typeof value === 'number' ? String(value) : ''} />
)
