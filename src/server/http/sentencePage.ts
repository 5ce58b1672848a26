import { escapeHtml } from './escapeHtml.ts'

/** Minimal HTML page with one sentence, for failed page requests. */
export const sentencePage = (sentence: string): string => pageOf(escapeHtml(sentence))

const pageOf = (sentence: string): string =>
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${sentence}</title></head><body><h1>${sentence}</h1></body></html>`
