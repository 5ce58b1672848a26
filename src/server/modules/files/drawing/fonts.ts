import { createRequire } from 'node:module'
import { type Coverage, readCoverage } from './coverage.ts'
import type { FontWeight } from './fontWeights.ts'
import type { TextRun } from './sheet.ts'

/** Path of each weight in the font's package. */
const BUNDLED: Record<FontWeight, string> = {
  regular: '400Regular/NotoSerifSC_400Regular.ttf',
  semibold: '600SemiBold/NotoSerifSC_600SemiBold.ttf',
  black: '900Black/NotoSerifSC_900Black.ttf',
}

/** A text split into runs by font, and the characters no font has. */
export interface Typeset {
  runs: TextRun[]
  missing: string[]
}

export interface FontSet {
  typeset(text: string, weight: FontWeight): Typeset
}

const PACKAGE = '@expo-google-fonts/noto-serif-sc'

/**
 * Fonts of certificates: the bundled Song face (31 thousand characters), then the operator's files for missing
 * characters. System fonts are never used, so that rendering is the same on every machine.
 */
export function createFontSet(added: readonly string[] = []): FontSet {
  const { resolve } = createRequire(import.meta.url)
  const coverages = new Map<string, Coverage>()
  const coverageOf = (file: string): Coverage => {
    const known = coverages.get(file) ?? readCoverage(file)
    coverages.set(file, known)
    return known
  }
  return {
    typeset(text, weight) {
      const files = [resolve(`${PACKAGE}/${BUNDLED[weight]}`), ...added]
      return typeset(text, (codePoint) => files.find((file) => coverageOf(file).has(codePoint)))
    },
  }
}

/** Splits a text where the font changes. Missing characters are listed once, in order. */
export function typeset(text: string, fontOf: (codePoint: number) => string | undefined): Typeset {
  const runs: TextRun[] = []
  const missing = new Set<string>()
  for (const char of text) {
    const font = fontOf(char.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    if (font === undefined) missing.add(char)
    else if (last?.font === font) last.text += char
    else runs.push({ text: char, font })
  }
  return { runs, missing: [...missing] }
}
