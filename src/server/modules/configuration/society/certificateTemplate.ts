/** A society's certificates as its configuration describes them (`certificates.json`). */

import type { CertificateFieldShape, CertificateShape } from '#contract/configuration.gen.ts'

/** Membership, and an office held in one of the society's organisations. */
export type CertificateKind = 'member' | 'org'

/** `text` has holes, such as `兹证明 {name} 为本会会员`; a field with a hole that is empty is left out. */
export type CertificateTemplate = CertificateShape
export type CertificateField = CertificateFieldShape

/** Holes available by certificate kind, under the specification's names if it has one. */
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

/** Values of a kind's holes; days are `YYYY-MM-DD`, an empty text is unknown. */
export type HoleValues = Readonly<Record<string, string>>

/** Holes that are days, formatted as the template says. */
export const DAY_HOLES: ReadonlySet<string> = new Set(['startAt', 'endAt', 'issuedAt'])

const HOLE = /\{(\w+)\}/g

/** The holes of a text, repeated as often as they occur. */
export const holesIn = (text: string): string[] =>
  [...text.matchAll(HOLE)].map(([, name = '']) => name)

export const fillHoles = (text: string, fill: (hole: string) => string): string =>
  text.replace(HOLE, (_whole, name: string) => fill(name))

/** The text without its holes. */
export const fixedText = (text: string): string => text.replace(HOLE, '')
