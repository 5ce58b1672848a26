import { escapeHtml } from '../sandbox/escapeHtml.ts'

/** A page that says one sentence, for browsers that got as far as no page of the site. */
export const sentencePage = (sentence: string): string => pageOf(escapeHtml(sentence))

const pageOf = (sentence: string): string =>
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${sentence}</title></head><body><h1>${sentence}</h1></body></html>`
