import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_APP } from '../http/appFiles.ts'
import { inlineSheet } from './inlineSheet.ts'

/** Gives the text of index.html for an address; development asks Vite for it. */
export type IndexHtml = (url: string) => Promise<string>

/** Returns the built index.html with its styles inlined; undefined before the first build. */
export function builtIndex(folder = BUILT_APP): IndexHtml | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const text = withStyles(readFileSync(file, 'utf8'), folder)
  return async () => text
}

const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g

const withStyles = (html: string, folder: string): string =>
  html.replace(STYLES, (link: string, file: string) =>
    inlineSheet(readFileSync(join(folder, file), 'utf8'), link),
  )
