/** What the drawing thread is given: everything in it is decided, nothing is looked up any more. */
export interface Sheet {
  /** Pixels. */
  width: number
  height: number
  /** The bytes of a PNG, JPEG or SVG; drawn over the whole sheet. */
  background: Uint8Array
  items: readonly SheetItem[]
}

export type SheetItem = TextItem | QrItem

/** Characters that one font file draws. */
export interface TextRun {
  text: string
  font: string
}

export interface TextItem {
  kind: 'text'
  runs: readonly TextRun[]
  /** Where the text begins, has its middle or ends, by `align`. */
  x: number
  /** Its base line. */
  y: number
  size: number
  /** Wider text is drawn smaller, until it fits. */
  maxWidth?: number
  align: 'left' | 'center' | 'right'
  color: string
  /** Between two characters, at full size. */
  spacing: number
}

export interface QrItem {
  kind: 'qr'
  text: string
  /** Its upper left corner. */
  x: number
  y: number
  size: number
  color: string
}
