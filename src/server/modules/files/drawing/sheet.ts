/** Input of the render worker: fully resolved, no lookups needed. */
export interface Sheet {
  /** Pixels. */
  width: number
  height: number
  /** Bytes of a PNG, JPEG or SVG; drawn over the whole sheet. */
  background: Uint8Array
  items: readonly SheetItem[]
}

export type SheetItem = TextItem | QrItem

/** Characters drawn with one font file. */
export interface TextRun {
  text: string
  font: string
}

export interface TextItem {
  kind: 'text'
  runs: readonly TextRun[]
  /** Start, middle or end of the text, depending on `align`. */
  x: number
  /** Baseline. */
  y: number
  size: number
  /** Wider text is scaled down to fit. */
  maxWidth?: number
  align: 'left' | 'center' | 'right'
  color: string
  /** Spacing between two characters at full size. */
  spacing: number
}

export interface QrItem {
  kind: 'qr'
  text: string
  /** Upper left corner. */
  x: number
  y: number
  size: number
  color: string
}
