import type { Displayer } from './displayer.ts'
import { textContent } from './textContent.ts'

/** Types that show nothing of their own: `page` begins a section, an unsupported field has no value. */
export const displayNothing: Displayer = () => textContent('')
