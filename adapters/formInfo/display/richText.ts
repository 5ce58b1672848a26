import type { Displayer } from './displayer.ts'

/** Rich text by an applicant, or by the form's designer. */
export const displayRichText: Displayer = (field, value) => ({
  kind: 'html',
  html: typeof value === 'string' ? value : (field.ui.html ?? ''),
})
