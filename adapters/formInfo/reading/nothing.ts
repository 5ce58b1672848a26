import type { Reader } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

/** Files and drawings are no text. */
export const readFile: Reader = () => ({ reason: texts.notAFile })

/** Types that take no text. */
export const readNothing: Reader = () => ({ reason: texts.takesNoText })
