import { ownValue } from '#contract/record.ts'
import type { Reader } from './reader.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (line: string): string =>
  line.replace(/[&<>]/g, (mark) => ownValue(ENTITIES, mark) ?? mark)

/** Every line becomes a paragraph; markup in the text is not interpreted. */
export const readRichText: Reader = (_, text) => ({
  value: text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join(''),
})
