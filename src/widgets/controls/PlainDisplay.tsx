import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { DisplayText } from './DisplayText.tsx'

/** Text as it is stored; a period with a dash between its ends. */
export const PlainDisplay = ({ value }: DisplayProps) => (
  <DisplayText
    text={Array.isArray(value) ? value.join(' 至 ') : typeof value === 'string' ? value : ''}
  />
)
