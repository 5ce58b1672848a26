import { createFontShelf, type FontShelf } from './drawing/fonts.ts'
import { createPress, type Press } from './drawing/press.ts'

/** What certificates are made with, once a process. */
export interface Studio {
  fonts: FontShelf
  press: Press
  /** Pictures being drawn and stored, by storage path: who asks meanwhile waits for the same one. */
  underWay: Map<string, Promise<void>>
}

/** @param fonts font files of the operator, for characters the bundled font lacks */
export const createStudio = (fonts: readonly string[] = []): Studio => ({
  fonts: createFontShelf(fonts),
  press: createPress(),
  underWay: new Map(),
})
