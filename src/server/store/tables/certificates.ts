/** An issued certificate: the record its code stands for, and its picture. */
export interface CertificateTable {
  orgId: string
  /** Code in the QR code; random and meaningless by itself. */
  code: string
  kind: 'member' | 'org'
  /** The record it is about. */
  objId: string
  /** Name and number as printed. */
  name: string
  num: string
  /** Facts on the picture that must still hold for the certificate to be valid. */
  claims: string
  /** Hash of everything the picture is drawn from. */
  contentHash: string
  /** Storage path of the picture. */
  path: string
  issuedAt: Date
  /** Null until the picture of `contentHash` is stored. */
  storedAt: Date | null
  replacedAt: Date | null
}
