/** A certificate that was given out: what its code stands for, and where its picture is. */
export interface CertificateTable {
  orgId: string
  /** In the QR code; random, says nothing by itself. */
  code: string
  kind: 'member' | 'org'
  /** The record it is about. */
  objId: string
  /** Name and number as printed. */
  name: string
  num: string
  /** What the picture says of the record that must stay true for it to hold good. */
  claims: string
  /** Of everything the picture is made of. */
  contentHash: string
  /** Storage path of the picture. */
  path: string
  issuedAt: Date
  /** Null while the picture of `contentHash` is not in the storage yet. */
  storedAt: Date | null
  replacedAt: Date | null
}
