import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, type ImageData, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import type { CertificatesShape } from '#contract/configuration.gen.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type {
  CertificateKind,
  HoleValues,
} from '#server/modules/configuration/society/certificateTemplate.ts'
import { createFontSet } from '#server/modules/files/drawing/fonts.ts'
import type { Sheet } from '#server/modules/files/drawing/sheet.ts'
import { composeSheet } from '#server/modules/records/certificates/composeSheet.ts'
import {
  type MemberApplication,
  type MemberApplicationPatch,
  memberApplications,
} from '#server/modules/records/repositories/memberApplications.ts'
import type { TestApp } from '../../../support/openApp.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'

const ORGANISATIONS = join(import.meta.dirname, '../../../../../fixtures/organisations')

/** A society's own template and background, filled with values. */
export function sheetOf(code: string, kind: CertificateKind, values: HoleValues): Sheet {
  const folder = join(ORGANISATIONS, code)
  const templates = JSON.parse(
    readFileSync(join(folder, 'certificates.json'), 'utf8'),
  ) as CertificatesShape
  const template = templates[kind]
  if (!template) throw new Error(`${code} has no ${kind} certificate`)
  const background = readFileSync(join(folder, 'assets', template.background.replace('asset:', '')))
  return composeSheet(template, values, background, createFontSet())
}

/** The bytes of a stored picture, as a browser gets them. */
export async function pictureAt(test: TestApp, { url }: FileValue): Promise<Buffer> {
  const answer = await test.app.inject({ url })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
  return answer.rawPayload
}

/** The pixels of a picture, scaled to a width when one is given. */
export async function pixelsOf(png: Uint8Array, width?: number): Promise<ImageData> {
  const image = await loadImage(png)
  const scale = (width ?? image.width) / image.width
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** What a phone reads from the picture. */
export async function scanned(png: Uint8Array): Promise<string> {
  const { data, width, height } = await pixelsOf(png)
  const found = jsQR(data, width, height)
  if (!found) throw new Error('there is no code that can be read')
  return found.data
}

/** A record of the demonstration as it stands. */
export async function recordOf({ parts }: TestApp, id: string): Promise<MemberApplication> {
  const record = await parts.store.tx(DEMO, (tx) => memberApplications.find(tx, id))
  if (!record) throw new Error(`there is no record ${id}`)
  return record
}

/** What the audit desk or a payment would do to a record. */
export async function change(
  test: TestApp,
  id: string,
  patch: MemberApplicationPatch,
): Promise<void> {
  const record = await recordOf(test, id)
  await test.parts.store.tx(DEMO, (tx) => memberApplications.save(tx, record, patch))
}

export type Owner = Visitor & { id: string }

/** Members by their mobile: each proves it once, because a number gets one code a minute. */
export function ownersOf(test: TestApp): (mobile: string) => Promise<Owner> {
  const owners = new Map<string, Promise<Owner>>()
  return (mobile) => {
    const known = owners.get(mobile) ?? prove(test, mobile)
    owners.set(mobile, known)
    return known
  }
}

async function prove(test: TestApp, mobile: string): Promise<Owner> {
  const who = visitor(test)
  await who.prove(mobile)
  const query = { orgId: DEMO, oneMemberCode: '01', keyword: mobile, current: 1, size: 10 } as const
  const { records } = await who.call('memberQueryPage', query)
  return Object.assign(who, { id: records[0]?.id ?? '' })
}
