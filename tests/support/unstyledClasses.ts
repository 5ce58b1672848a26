import type { Page } from '@playwright/test'
import { builtClasses } from './siteAddresses.ts'

declare global {
  /** Classes of drawn elements that the build has rules for, but the page has none yet. */
  var unstyledClasses: () => readonly string[]
}

/** Gives every document the page opens `unstyledClasses()`, cheap enough to be asked in each frame. */
export const watchStyles = (page: Page): Promise<unknown> =>
  page.addInitScript(defineUnstyledClasses, builtClasses())

/** Runs in the page, so that it uses nothing of this file. */
function defineUnstyledClasses(built: readonly string[]) {
  const known = new Set(built)
  const read = new WeakMap<CSSStyleSheet, { rules: number; classes: readonly string[] }>()
  /** A sheet's rules come one after another while it is read: their number tells whether there are more. */
  const classesOf = (sheet: CSSStyleSheet): readonly string[] => {
    const rules = sheet.cssRules.length
    const before = read.get(sheet)
    if (before?.rules === rules) return before.classes
    const text = [...sheet.cssRules].map(({ cssText }) => cssText).join()
    const classes = [...text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? [])
    read.set(sheet, { rules, classes })
    return classes
  }
  globalThis.unstyledClasses = () => {
    const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
    const styled = new Set(sheets.flatMap(classesOf))
    const drawn = document.querySelectorAll('#root [class]')
    const used = new Set([...drawn].flatMap(({ classList }) => [...classList]))
    return [...used].filter((name) => known.has(name) && !styled.has(name))
  }
}
