/** Faults that the control page can arm for the next request of an invoice or a red letter. */
export const FAULTS = [
  /** Stays under way until it is finished on the control page. */
  'late',
  /** Accepted, then refused. */
  'refused',
  /** Refused at once. */
  'rejected',
  /** Accepted, but the answer is lost. */
  'lost',
  /** Not accepted: a server error is answered. */
  'down',
  /** Listed twice in one answer. */
  'twice',
  /** Its file is not a PDF. */
  'noFile',
] as const
export type Fault = (typeof FAULTS)[number]

export interface ArmedFault {
  fault: Fault
}

/** A stored invoice: one line of the file; the last line of each `serialNo` is the current state. */
export interface SandboxInvoice {
  /** The platform's number. */
  serialNo: string
  /** The society's number of the invoice, or of the confirmation of a red letter. */
  ref: string
  /** Number of the invoice that a red letter reverses; empty for an invoice. */
  blueNum: string
  taxNum: string
  buyerName: string
  fen: number
  /** Its own number. */
  num: string
  state: 'open' | 'issued' | 'failed'
  fault: Fault | ''
  /** ISO 8601. */
  at: string
}
