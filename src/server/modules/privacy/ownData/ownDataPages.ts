import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import words from '#server/messages/ownData.json' with { type: 'json' }
import type { FontSet } from '#server/modules/files/drawing/fonts.ts'
import type { FontWeight } from '#server/modules/files/drawing/fontWeights.ts'
import type { NamedValue, OwnDataDocument } from './ownDataDocument.ts'
import type { PrintedLine } from './printPages.ts'

/**
 * Lays the document out in printable lines, each text in fonts that have its characters; a character that no font has
 * becomes 〓.
 */
export function ownDataPages(data: OwnDataDocument, fonts: FontSet): PrintedLine[] {
  const set = (text: string, weight: FontWeight = 'regular') => typeset(fonts, text, weight)
  const at = formatMoment(data.at, 'yyyy-MM-dd HH:mm') ?? ''
  return [
    { style: 'title', runs: set(data.title, 'semibold') },
    { style: 'small', runs: set(fill(words.subtitle, { society: data.society, at })) },
    ...data.notes.map((note) => ({ style: 'small' as const, runs: set(note) })),
    ...data.parts.flatMap(({ label, rows }) => [
      {
        style: 'heading' as const,
        runs: set(fill(words.part, { label, count: rows.length }), 'semibold'),
      },
      ...rows.flatMap((row, index) => [
        ...(index > 0 ? [{ style: 'rule' as const, runs: [] }] : []),
        ...row.flatMap((value) => lineOf(value, set)),
      ]),
    ]),
  ]
}

function lineOf(
  { label, value, text, key }: NamedValue,
  set: (text: string) => PrintedLine['runs'],
) {
  // The answers themselves follow one by one, under the labels of their form.
  if (key === 'formInfo') return []
  return [{ style: 'line' as const, runs: set(`${label}：${text ?? valueText(value)}`) }]
}

function valueText(value: unknown): string {
  if (value instanceof Date) return formatMoment(value.toISOString(), 'yyyy-MM-dd HH:mm') ?? ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Splits a text by font. An export is never refused because of a character: one without a font is marked, and the JSON
 * version has it.
 */
function typeset(fonts: FontSet, text: string, weight: FontWeight): PrintedLine['runs'] {
  const plain = text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
  const { missing } = fonts.typeset(plain, weight)
  const printable = missing.reduce((rest, char) => rest.replaceAll(char, '〓'), plain)
  return fonts.typeset(printable, weight).runs
}
