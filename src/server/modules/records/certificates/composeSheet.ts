import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import { Refusal } from '#server/messages/refusal.ts'
import {
  type CertificateField,
  type CertificateTemplate,
  DAY_HOLES,
  fillHoles,
  type HoleValues,
  holesIn,
} from '#server/modules/configuration/society/certificateTemplate.ts'
import type { FontSet } from '#server/modules/files/drawing/fonts.ts'
import type { FontWeight } from '#server/modules/files/drawing/fontWeights.ts'
import type { Sheet, SheetItem } from '#server/modules/files/drawing/sheet.ts'

const DAY_FORMAT = 'yyyy年MM月dd日'
const INK = '#222222'

/**
 * Fills a template's holes for the renderer.
 * @throws Refusal naming the first character that no font has: it would be an empty box on the certificate
 */
export function composeSheet(
  template: CertificateTemplate,
  values: HoleValues,
  background: Uint8Array,
  fonts: FontSet,
): Sheet {
  const [width, height] = template.size
  const items = template.fields.flatMap((field) => itemOf(field, template, values, fonts))
  return { width, height, background, items }
}

function itemOf(
  field: CertificateField,
  template: CertificateTemplate,
  values: HoleValues,
  fonts: FontSet,
): SheetItem[] {
  const { x, y, size, color = INK } = field
  const pattern = 'qr' in field ? field.qr : field.text
  if (needs(field).some((hole) => !ownValue(values, hole))) return []
  if ('qr' in field)
    return [
      {
        kind: 'qr',
        text: fillHoles(pattern, (hole) => ownValue(values, hole) ?? ''),
        x,
        y,
        size,
        color,
      },
    ]
  const format = field.dateFormat ?? template.dateFormat ?? DAY_FORMAT
  const text = fillHoles(pattern, (hole) => written(hole, ownValue(values, hole) ?? '', format))
  const { align = 'left', spacing = 0, maxWidth } = field
  const runs = runsOf(text, field.font ?? 'regular', fonts)
  const limit = maxWidth === undefined ? {} : { maxWidth }
  return [{ kind: 'text', runs, x, y, size, color, align, spacing, ...limit }]
}

/** Holes without which a field is left out. */
const needs = (field: CertificateField): string[] =>
  'qr' in field ? holesIn(field.qr) : [...holesIn(field.text), ...(field.when ? [field.when] : [])]

const written = (hole: string, value: string, format: string): string =>
  DAY_HOLES.has(hole) ? (formatMoment(value, format) ?? value) : value

function runsOf(text: string, weight: FontWeight, fonts: FontSet) {
  const { runs, missing } = fonts.typeset(text, weight)
  const [char] = missing
  if (char === undefined) return runs
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  throw new Refusal(RefusalCode.Conflict, 'certificateGlyph', { char, code })
}
