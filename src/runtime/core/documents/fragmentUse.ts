import type { FragmentUse } from '#contract/nodes.gen.ts'
import type { FragmentDocument } from '#contract/page.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** A `{ use, with }`; a node with a property of that name has a type. */
export const isUse = (part: unknown): part is FragmentUse =>
  isRecord(part) && typeof part.use === 'string' && !Object.hasOwn(part, 'type')

/** What a fragment holds: one node, one field, or rows of fields. */
export const bodyOf = ({ node, field, rows }: FragmentDocument): unknown => node ?? field ?? rows
