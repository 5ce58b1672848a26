import type { AttributePath, AttributeWording } from './attributes.ts'

/** An attribute of a field that is not as it was. */
export interface Difference {
  path: AttributePath
  wording: AttributeWording
  before: unknown
  after: unknown
  /** A text that is on both sides the one a field has when its configuration gives none. */
  isUsual: boolean
}
