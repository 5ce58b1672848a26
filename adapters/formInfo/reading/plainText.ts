import { narrow } from '#domain/text/kinds/marks.ts'

/** Text as it is compared: full-width letters, digits and marks as half-width ones, blanks and case made alike. */
export const plainText = (text: string): string => narrow(text).toLowerCase()
