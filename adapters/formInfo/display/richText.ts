import type { Displayer } from './displayer.ts'

/** What an applicant wrote, or what the designer wrote into the form. */
export const displayRichText: Displayer = (field, value) => ({
  kind: 'html',
  html: typeof value === 'string' ? value : (field.ui.html ?? ''),
})
