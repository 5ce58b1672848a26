import { createFontSet, type FontSet } from '../drawing/fonts.ts'
import { createPress, type Press } from '../drawing/press.ts'

/** Certificate rendering, one per process. */
export interface Studio {
  fonts: FontSet
  press: Press
  /** Pictures being rendered and stored, by storage path; concurrent callers wait for the same promise. */
  underWay: Map<string, Promise<void>>
}

/** @param fonts font files of the operator, for characters the bundled font lacks */
export const createStudio = (fonts: readonly string[] = []): Studio => ({
  fonts: createFontSet(fonts),
  press: createPress(),
  underWay: new Map(),
})
