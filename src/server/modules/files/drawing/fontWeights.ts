/** Font weights a template may use. */
export const FONT_WEIGHTS = ['regular', 'semibold', 'black'] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]
