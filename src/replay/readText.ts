import { readFileSync } from 'node:fs'

/** The text of a file without the mark some editors begin it with; JSON knows no such mark. */
export const readText = (file: string): string => readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
