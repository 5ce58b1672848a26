import { RefusalCode } from '#contract/envelope.ts'
import { contentHash } from '#domain/json/contentHash.ts'
import { can } from '#domain/record/statusActions.ts'
import { yearOf } from '#domain/time/dateFormat.ts'
import { authorize } from '#server/base/authorize.ts'
import type { CallContext } from '#server/base/call.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type {
  CertificateKind,
  HoleValues,
} from '#server/modules/configuration/society/certificateTemplate.ts'
import type { Sheet } from '#server/modules/files/drawing/sheet.ts'
import {
  insertFile,
  markFilesUsed,
  releaseFiles,
} from '#server/modules/files/repositories/files.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import {
  type Certificate,
  insertCertificate,
  lockCurrentCertificate,
  saveCertificate,
} from '../repositories/certificates.ts'
import { nextMemberNumber } from '../repositories/memberNumbers.ts'
import { CERTIFIED } from './certified.ts'
import type { CertifiedRecord } from './certifiedRecord.ts'
import { composeSheet } from './composeSheet.ts'
import type { Rendering } from './rendering.ts'
import { templateOf } from './templateOf.ts'

/** Increment when the renderer draws the same sheet differently, so that pictures are rendered again. */
const DRAWING = 1

export interface Issued {
  certificate: Certificate
  /** Content of its picture. */
  sheet: Sheet
}

type Asking = CallContext<'subject' | 'origin', { shared: SharedData; rendering: Rendering }> & {
  configuration: OrgConfiguration
  kind: CertificateKind
  id: string
}

/**
 * Returns the record's certificate in its current form: the present one, with a new path if its picture has to be
 * rendered again; a first one; or a successor when its claims no longer hold. A refusal, also for a character no font
 * has, changes nothing. Calls for one record wait for each other before they read it.
 */
export async function issueCertificate(tx: Tx, asking: Asking): Promise<Issued> {
  const { configuration, kind, id, parts } = asking
  await oneAtATime(tx, `certificate:${kind}:${id}`)
  const record = await certifiable(tx, asking)
  const { template, background } = templateOf(configuration, kind)
  const certificate = await currentOrNew(tx, { kind, objId: id }, record)
  const values = valuesOf(record, certificate, asking)
  const sheet = composeSheet(template, values, background, parts.rendering.fonts)
  const hash = contentHash({ template, values, drawing: DRAWING })
  if (certificate.contentHash === hash) return { certificate, sheet }
  return { certificate: await newPicture(tx, certificate, hash), sheet }
}

/** The record, if the subject may have its certificate and its status allows one; throws otherwise. */
async function certifiable(tx: Tx, asking: Asking): Promise<CertifiedRecord> {
  const { kind, id, configuration, parts } = asking
  const record = await CERTIFIED[kind](tx, id, { configuration, shared: parts.shared })
  if (!record) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  authorize(asking.subject, 'read', record.facts, tx.now)
  if (!can('certificate', record.standing)) throw new Refusal(RefusalCode.Conflict, 'statusAction')
  if (record.lacks) throw new Refusal(RefusalCode.Conflict, record.lacks)
  return record
}

async function currentOrNew(
  tx: Tx,
  subject: Pick<Certificate, 'kind' | 'objId'>,
  record: CertifiedRecord,
): Promise<Certificate> {
  const { name, claims } = record
  const current = await lockCurrentCertificate(tx, subject)
  if (current?.claims === claims) return current
  if (current) {
    await saveCertificate(tx, current.code, { replacedAt: tx.now })
    await releaseFiles(tx, [current.path])
  }
  const num = record.num || (await nextNumber(tx))
  return insertCertificate(tx, { ...subject, name, num, claims })
}

const DIGITS = 6

/** Year and sequence number of a certificate's own number, such as `2026000018`. */
async function nextNumber(tx: Tx): Promise<string> {
  const year = yearOf(tx.now.getTime())
  const count = await nextMemberNumber(tx, `certificate:${year}`)
  return `${year}${String(count).padStart(DIGITS, '0')}`
}

const valuesOf = (
  { holes }: CertifiedRecord,
  { code, num, issuedAt }: Certificate,
  { configuration, origin }: Asking,
): HoleValues => ({
  ...holes,
  num,
  org: configuration.get('organisation.json').orgName,
  issuedAt: issuedAt.toISOString(),
  address: `${origin}/certificate?code=${code}`,
})

/**
 * Assigns a new path to the picture, from organisation and record, with an unguessable stamp that changes with every
 * rendering.
 */
async function newPicture(tx: Tx, certificate: Certificate, hash: string): Promise<Certificate> {
  const time = tx.now.toISOString().replace(/\D/g, '').slice(0, 14)
  const path = `certificates/${tx.orgId}/${certificate.objId}/${time}-${publicId()}.png`
  const picture = { contentHash: hash, path, storedAt: null }
  await saveCertificate(tx, certificate.code, picture)
  const file = { name: `${certificate.num}.png`, contentType: 'image/png', size: 0 }
  await insertFile(tx, { ...file, path, purpose: 'certificate', owner: '' })
  await markFilesUsed(tx, [path])
  await releaseFiles(tx, [certificate.path])
  return { ...certificate, ...picture }
}
