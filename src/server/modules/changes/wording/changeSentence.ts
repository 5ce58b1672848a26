import { isRecord } from '#domain/json/isRecord.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { schemaFileOf } from '#server/modules/configuration/documents/documentSchemas.ts'
import type { Change } from '#server/modules/configuration/versions/diffConfiguration.ts'
import { namesAlong, type Surroundings } from './namesAlong.ts'
import { tellablePart } from './pageNames.ts'
import { documentSchema, type SchemaPart } from './schemaAt.ts'
import { spaced, valueWords } from './valueWords.ts'

/** Input of the sentences: both states of the changed document, parsed, and names of member types. */
export type Wording = Omit<Surroundings, 'schema' | 'isCounted'>

/** `“公告 › 学会年会通知 › 标题：由“通知”改为“第二轮通知””`, without the document's own title. */
export function changeSentence(change: Change, wording: Wording): string {
  const pointer = pointerSegments(change.pointer)
  const { at, isWhole } = wording.isPage ? tellablePart(pointer) : { at: pointer, isWhole: true }
  const schema = documentSchema(schemaFileOf(change.file))
  const named = namesAlong(at, { ...wording, schema })
  const place = named.names.join(words.join)
  if (!isWhole) return fill(words.changes.rewritten, { place })
  if (change.kind === 'moved')
    return fill(words.changes.moved, {
      place,
      before: `${change.before}`,
      after: `${change.after}`,
    })
  const list = named.names.slice(0, -1).join(words.join)
  const isAlone = named.isEntry && list !== '' && isTextOfList(change)
  return valueSentence(change, isAlone ? list : place, named.schema?.part)
}

function valueSentence(
  { kind, before, after }: Change,
  place: string,
  part: SchemaPart | undefined,
): string {
  const [was, is] = [valueWords(before, part), valueWords(after, part)]
  if (kind === 'added')
    return isPlain(after) && is !== undefined
      ? fill(words.changes.addedValue, { place, after: spaced(is).trimEnd() })
      : fill(words.changes.added, { place })
  if (kind === 'removed')
    return isPlain(before) && was !== undefined
      ? fill(words.changes.removedValue, { place, before: spaced(was).trimEnd() })
      : fill(words.changes.removed, { place })
  if (was === undefined || is === undefined || was === is)
    return fill(words.changes.rewritten, { place })
  return fill(words.changes.changed, { place, before: spaced(was), after: spaced(is).trimEnd() })
}

/** True for a text added to a list or removed from it, which has no name besides itself. */
const isTextOfList = ({ kind, before, after }: Change): boolean =>
  (kind === 'added' || kind === 'removed') && typeof (before ?? after) === 'string'

const isPlain = (value: unknown): boolean => !isRecord(value) && !Array.isArray(value)
