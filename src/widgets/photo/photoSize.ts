import type { FieldUi } from '#contract/form.ts'

export interface Size {
  width: number
  height: number
}

/** A one-inch identity photo, 25 × 35 mm at 300 dots an inch. */
const ONE_INCH: Size = { width: 295, height: 413 }
/** Its width on the screen when the form gives none. */
const SHOWN_WIDTH = 120

const sized = ({ width, height }: FieldUi, usual: Size): Size => {
  const ratio = ONE_INCH.width / ONE_INCH.height
  if (width === undefined && height === undefined) return usual
  return {
    width: width ?? Math.round((height ?? usual.height) * ratio),
    height: height ?? Math.round((width ?? usual.width) / ratio),
  }
}

/** The size a photo is shown at, in pixels of the layout; a side the form leaves out follows a one-inch photo. */
export const photoSize = (ui: FieldUi): Size =>
  sized(ui, {
    width: SHOWN_WIDTH,
    height: Math.round((SHOWN_WIDTH * ONE_INCH.height) / ONE_INCH.width),
  })

/** The pixels a photo is wanted at, before any enlargement for print. */
export const photoPixels = (ui: FieldUi): Size => sized(ui, ONE_INCH)
