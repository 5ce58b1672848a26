import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { readCsv } from '#domain/text/csv.ts'
import { readXlsx } from '../../support/readXlsx.ts'
import { press } from './dues.ts'

export interface SavedTable {
  name: string
  /** Cells by row; empty ones are null. */
  rows: (string | number | null)[][]
}

/** Presses what exports a table, and opens the file that was saved. */
export async function exportTable(page: Page, button: string): Promise<SavedTable> {
  const download = page.waitForEvent('download')
  await press(page, button)
  return savedTable(await download)
}

export async function savedTable(download: Download): Promise<SavedTable> {
  const name = download.suggestedFilename()
  const content = readFileSync(await download.path())
  if (name.endsWith('.xlsx')) return { name, rows: readXlsx(content) }
  const { records } = readCsv(content.toString('utf8'))
  return { name, rows: records.map(({ cells }) => cells.map((cell) => cell || null)) }
}
