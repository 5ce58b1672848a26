import { RefusalCode } from '#contract/envelope.ts'
import { contentHash } from '#domain/contentHash.ts'
import { yearOf } from '#domain/dateFormat.ts'
import { can } from '#domain/statusActions.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { publicId } from '../../store/publicId.ts'
import {
  type Certificate,
  insertCertificate,
  lockCurrentCertificate,
  saveCertificate,
} from '../../store/repositories/certificates.ts'
import { insertFile, markFilesUsed, releaseFiles } from '../../store/repositories/files.ts'
import { nextMemberNumber } from '../../store/repositories/memberNumbers.ts'
import type { Tx } from '../../store/store.ts'
import { authorize } from '../authorize.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { oneAtATime } from '../idempotency/oneAtATime.ts'
import { CERTIFIED } from './certified.ts'
import type { CertifiedRecord } from './certifiedRecord.ts'
import { composeSheet } from './composeSheet.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { CertificateKind, HoleValues } from './template.ts'
import { templateOf } from './templateOf.ts'

/** Raised when the press draws the same sheet differently, so that pictures are drawn anew. */
const DRAWING = 1

export interface Issued {
  certificate: Certificate
  /** What its picture shows. */
  sheet: Sheet
}

type Asking = Pick<CallContext, 'subject' | 'origin' | 'parts'> & {
  configuration: OrgConfiguration
  kind: CertificateKind
  id: string
}

/**
 * The record's certificate as it has to look now: the one it has, with a new place for its picture when that has to be
 * drawn anew, or the first one, or its successor when what the old one claims is true no longer.
 * A refusal, also one for a character that cannot be drawn, leaves nothing behind.
 */
export async function issueCertificate(tx: Tx, asking: Asking): Promise<Issued> {
  const { configuration, kind, id, parts } = asking
  const record = await certifiable(tx, asking)
  const { template, background } = templateOf(configuration, kind)
  await oneAtATime(tx, `certificate:${kind}:${id}`)
  const certificate = await currentOrNew(tx, { kind, objId: id }, record)
  const values = valuesOf(record, certificate, asking)
  const sheet = composeSheet(template, values, background, parts.studio.fonts)
  const hash = contentHash({ template, values, drawing: DRAWING })
  if (certificate.contentHash === hash) return { certificate, sheet }
  return { certificate: await newPicture(tx, certificate, hash), sheet }
}

/** The record, for whoever may have its certificate and while its status allows one. */
async function certifiable(tx: Tx, asking: Asking): Promise<CertifiedRecord> {
  const { kind, id, configuration, parts } = asking
  const record = await CERTIFIED[kind](tx, id, { configuration, shared: parts.shared })
  if (!record) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  authorize(asking.subject, 'read', record.facts)
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

/** A certificate's own number: year and place in its series, such as `2026000018`. */
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

/** Its picture's place: from organisation and record, with a stamp that nobody guesses and that a change renews. */
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
