/** A society's certificates as its configuration describes them (`certificates.json`). */

import type { FontWeight } from './drawing/fonts.ts'

/** Membership, and an office held in one of the society's organisations. */
export type CertificateKind = 'member' | 'org'

export interface CertificateTemplate {
  /** An `asset:` of the configuration: PNG, JPEG, or SVG without text. */
  background: string
  /** Width and height of the picture, pixels. */
  size: [number, number]
  /** `yyyy MM dd` with whatever stands between; a field may have its own. */
  dateFormat?: string
  fields: CertificateField[]
}

export type CertificateField = TextField | QrField

export interface TextField {
  /** With holes, such as `兹证明 {name} 为本会会员`. A field with a hole that is empty is left out. */
  text: string
  x: number
  /** Base line. */
  y: number
  size: number
  font?: FontWeight
  color?: string
  align?: 'left' | 'center' | 'right'
  /** Between two characters. */
  spacing?: number
  /** Longer text is drawn smaller. */
  maxWidth?: number
  dateFormat?: string
  /** A hole: without a value for it the field is left out too, such as a label with its value. */
  when?: string
}

export interface QrField {
  /** What the code says; nearly always `{address}`, the public page about this certificate. */
  qr: string
  x: number
  y: number
  size: number
  color?: string
}

export type CertificatesShape = Partial<Record<CertificateKind, CertificateTemplate>>

/** What each kind of certificate can say, with the words of the specification where it has one. */
export const CERTIFICATE_HOLES = {
  member: ['org', 'name', 'memberNum', 'memberTypeName', 'orgName', 'endAt', 'issuedAt', 'address'],
  org: [
    'org',
    'name',
    'num',
    'orgName',
    'subOrgName',
    'session',
    'position',
    'startAt',
    'endAt',
    'issuedAt',
    'address',
  ],
} as const satisfies Record<CertificateKind, readonly string[]>

/** Values of a kind's holes; days are `YYYY-MM-DD`, an empty text is not known. */
export type HoleValues = Readonly<Record<string, string>>

/** Holes that are days, written as the template says. */
export const DAY_HOLES: ReadonlySet<string> = new Set(['startAt', 'endAt', 'issuedAt'])

const HOLE = /\{(\w+)\}/g

/** The holes of a text, as often as they stand there. */
export const holesIn = (text: string): string[] =>
  [...text.matchAll(HOLE)].map(([, name = '']) => name)

export const fillHoles = (text: string, fill: (hole: string) => string): string =>
  text.replace(HOLE, (_whole, name: string) => fill(name))

/** The characters a text has whatever its holes are filled with. */
export const fixedText = (text: string): string => text.replace(HOLE, '')
