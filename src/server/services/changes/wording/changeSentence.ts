import { isRecord } from '#domain/json/isRecord.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { fill } from '#domain/text/fill.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import type { Change } from '../../configuration/diffConfiguration.ts'
import { schemaFileOf } from '../../configuration/documentSchemas.ts'
import { namesAlong, type Surroundings } from './namesAlong.ts'
import { documentSchema } from './schemaAt.ts'
import { valueWords } from './valueWords.ts'

/** What words are made with: both states of the changed document, parsed, and names of member types. */
export type Wording = Omit<Surroundings, 'schema'>

/** `“公告 › 学会年会通知 › 标题：由“通知”改为“第二轮通知””`, without the document's own title. */
export function changeSentence(change: Change, wording: Wording): string {
  const root = documentSchema(schemaFileOf(change.file))
  const { names, schema } = namesAlong(pointerSegments(change.pointer), {
    ...wording,
    schema: root,
  })
  const place = names.join(words.join)
  if (change.kind === 'moved')
    return fill(words.changes.moved, {
      place,
      before: `${change.before}`,
      after: `${change.after}`,
    })
  const [before, after] = [change.before, change.after].map((value) =>
    valueWords(value, schema?.part),
  )
  if (change.kind === 'added')
    return isPlain(change.after) && after !== undefined
      ? fill(words.changes.addedValue, { place, after })
      : fill(words.changes.added, { place })
  if (change.kind === 'removed')
    return isPlain(change.before) && before !== undefined
      ? fill(words.changes.removedValue, { place, before })
      : fill(words.changes.removed, { place })
  if (before === undefined || after === undefined || before === after)
    return fill(words.changes.rewritten, { place })
  return fill(words.changes.changed, { place, before, after })
}

const isPlain = (value: unknown): boolean => !isRecord(value) && !Array.isArray(value)
