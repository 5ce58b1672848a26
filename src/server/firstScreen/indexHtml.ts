import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineSheet } from './inlineSheet.ts'

/** Gives the text of index.html for an address; development asks Vite for it. */
export type IndexHtml = (url: string) => Promise<string>

/** The built index.html with its styles inlined. */
export function builtIndex(folder: string): IndexHtml {
  const text = withStyles(readFileSync(join(folder, 'index.html'), 'utf8'), folder)
  return async () => text
}

const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g

const withStyles = (html: string, folder: string): string =>
  html.replace(STYLES, (link: string, file: string) =>
    inlineSheet(readFileSync(join(folder, file), 'utf8'), link),
  )
