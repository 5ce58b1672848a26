/** Faults that the control page can arm for the next request of an invoice or a red letter. */
export const FAULTS = [
  /** Stays under way until it is finished on the control page. */
  'late',
  /** Taken, and refused afterwards. */
  'refused',
  /** Not taken. */
  'rejected',
  /** Taken, and not answered. */
  'lost',
  /** Not taken, and answered with an error of the server. */
  'down',
  /** Told of twice in one answer. */
  'twice',
  /** Its file is none. */
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
  /** The society's number of it, or of the confirmation of a red letter. */
  ref: string
  /** Number of the invoice that a red letter is of; empty for an invoice. */
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
