import type { AttributePath, AttributeWording } from '../wording/attributes.ts'

/** An attribute of a field that is not as it was. */
export interface Difference {
  path: AttributePath
  wording: AttributeWording
  before: unknown
  after: unknown
}
