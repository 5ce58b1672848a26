import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export const textBox = (value: string, label: string, more: object = {}) => ({
  type: 'textBox',
  value,
  label,
  ...more,
})

/** A new folder with these files (text as it is, anything else as JSON), gone after the test. */
export function formFolder(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'approval-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(join(folder, name), text)
  }
}
