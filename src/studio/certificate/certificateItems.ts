import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import texts from './texts.json' with { type: 'json' }

const DAY_FORMAT = 'yyyy年MM月dd日'
const INK = '#222222'
const DAYS: readonly string[] = ['startAt', 'endAt', 'issuedAt']
const HOLE = /\{(\w+)\}/g

/**
 * A text or QR code on a certificate, as far as it can be read from the template; positions in pixels of the
 * certificate.
 */
export interface CertificateItem {
  kind: 'text' | 'qr'
  text: string
  x: number
  y: number
  size: number
  color: string
  weight: number
  anchor: 'start' | 'middle' | 'end'
  spacing: number
  /** Maximum width in pixels; a wider text is shrunk. */
  maxWidth: number | undefined
}

export interface CertificateDrawing {
  width: number
  height: number
  /** Address of its picture, `asset:certificate.svg`. */
  background: string
  items: CertificateItem[]
}

/**
 * Returns what a template draws for a sample holder; undefined for a value that is not a template. Items that are still
 * being filled in are left out.
 * @param org the society's name
 */
export function certificateDrawing(
  template: unknown,
  org: string = texts.sample.org,
): CertificateDrawing | undefined {
  if (!isRecord(template)) return undefined
  const { background, size, fields, dateFormat } = template
  const [width, height] = Array.isArray(size) ? size : []
  if (!isSize(width) || !isSize(height)) return undefined
  const sample: Readonly<Record<string, string>> = { ...texts.sample, org }
  const list: readonly unknown[] = Array.isArray(fields) ? fields : []
  return {
    ...{ width, height, background: typeof background === 'string' ? background : '' },
    items: list.flatMap((field) => itemOf(field, { sample, dateFormat })),
  }
}

const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0

interface Written {
  sample: Readonly<Record<string, string>>
  dateFormat: unknown
}

function itemOf(field: unknown, { sample, dateFormat }: Written): CertificateItem[] {
  if (!isRecord(field)) return []
  const { x, y, size } = field
  const isQr = typeof field.qr === 'string'
  const pattern = isQr ? field.qr : field.text
  if (typeof pattern !== 'string' || typeof x !== 'number' || typeof y !== 'number') return []
  if (!isSize(size)) return []
  const format = String(field.dateFormat ?? dateFormat ?? DAY_FORMAT)
  const text = pattern.replace(HOLE, (whole, hole: string) => {
    const value = ownValue(sample, hole) ?? whole
    return DAYS.includes(hole) ? (formatMoment(value, format) ?? value) : value
  })
  return [
    {
      ...{ kind: isQr ? 'qr' : 'text', text, x, y, size },
      color: typeof field.color === 'string' ? field.color : INK,
      weight: ownValue(WEIGHTS, String(field.font)) ?? 400,
      anchor: ownValue(ANCHORS, String(field.align)) ?? 'start',
      spacing: typeof field.spacing === 'number' ? field.spacing : 0,
      maxWidth: typeof field.maxWidth === 'number' ? field.maxWidth : undefined,
    },
  ]
}

const WEIGHTS: Readonly<Record<string, number>> = { semibold: 600, black: 900 }
const ANCHORS: Readonly<Record<string, CertificateItem['anchor']>> = {
  center: 'middle',
  right: 'end',
}
