import type { AttributePath, AttributeWording } from './attributes.ts'

/** A changed attribute of a field. */
export interface Difference {
  path: AttributePath
  wording: AttributeWording
  before: unknown
  after: unknown
  /** True when the text on both sides is the field's default text. */
  isUsual: boolean
}
