import type { Selectable } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { CertificateTable } from '#server/store/tables/certificates.ts'

export type Certificate = Selectable<CertificateTable>
type Subject = Pick<Certificate, 'kind' | 'objId'>

export async function findCertificate(tx: Tx, code: string): Promise<Certificate | undefined> {
  return certificates(tx).where('code', '=', code).executeTakeFirst()
}

/** The certificate of a record that has not been replaced, with a row lock until the transaction ends. */
export async function lockCurrentCertificate(
  tx: Tx,
  { kind, objId }: Subject,
): Promise<Certificate | undefined> {
  return certificates(tx)
    .where('kind', '=', kind)
    .where('objId', '=', objId)
    .where('replacedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Inserts a certificate with a new code; its picture is drawn later. */
export async function insertCertificate(
  tx: Tx,
  given: Subject & Pick<Certificate, 'name' | 'num' | 'claims'>,
): Promise<Certificate> {
  return tx.db
    .insertInto('certificate')
    .values({
      ...given,
      orgId: tx.orgId,
      code: publicId(),
      contentHash: '',
      path: '',
      issuedAt: tx.now,
      storedAt: null,
      replacedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type CertificatePatch = Partial<
  Pick<Certificate, 'contentHash' | 'path' | 'storedAt' | 'replacedAt'>
>

export async function saveCertificate(tx: Tx, code: string, patch: CertificatePatch) {
  await tx.db
    .updateTable('certificate')
    .set(patch)
    .where('orgId', '=', tx.orgId)
    .where('code', '=', code)
    .execute()
}

const certificates = (tx: Tx) =>
  tx.db.selectFrom('certificate').where('orgId', '=', tx.orgId).selectAll()
