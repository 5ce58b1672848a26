/** The printed form as data: what a `print` node renders on paper. */

import type { FileValue } from './formInfo.ts'

/** The content of a cell; an empty text leaves room for handwriting. */
export type PrintContent =
  | { kind: 'text'; text: string }
  /** Rich text; sanitise before rendering. */
  | { kind: 'html'; html: string }
  | { kind: 'images'; files: FileValue[]; width?: number; height?: number }
  | { kind: 'files'; files: FileValue[] }
  | { kind: 'table'; columns: string[]; rows: PrintContent[][] }
  | { kind: 'divider'; lineType: string; label: string }

export interface PrintEntry {
  key: string
  label: string
  hideTitle: boolean
  /** Percentage of the row, absent for an equal share. */
  share?: number
  content: PrintContent
}

/** Starts on a new sheet when a `page` field began it. */
export interface PrintSection {
  title?: string
  pageBreak: boolean
  rows: PrintEntry[][]
}

/** An opinion on the printed form: a space for handwriting, or taken from the audit history by its node. */
export interface PrintOpinion {
  label: string
  source: string
  nodeId?: string
  /** The text printed before the first audit. */
  text?: string
  realName?: string
  opinion?: string
  createAt?: string
}

export interface PrintModel {
  title: string
  /** The form's own name below a title that names whose it is. */
  subtitle?: string
  remark?: string
  sections: PrintSection[]
  opinions: PrintOpinion[]
  /** Labels of the lines to sign on. */
  signature: string[]
}
