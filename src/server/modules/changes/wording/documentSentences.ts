import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import {
  type Change,
  diffConfiguration,
} from '#server/modules/configuration/versions/diffConfiguration.ts'
import { changeSentence, type Wording } from './changeSentence.ts'
import { groupOf } from './documentTitle.ts'
import { entryNamed } from './entryAt.ts'
import { feeSentences } from './feeSentences.ts'
import type { ImpactSentence } from './formSentences.ts'
import { namesAlong } from './namesAlong.ts'
import { documentSchema } from './schemaAt.ts'

const FEES = 'fees.json'

/**
 * Describes the changes of a document other than a form, each sentence once: changes of several parts of one rule yield
 * one sentence.
 */
export function documentSentences(
  path: string,
  [was, is]: readonly [string, string],
  memberTypes: ReadonlyMap<string, string>,
): ImpactSentence[] {
  const wording: Wording = {
    ...{ before: documentValue(JSON.parse(was)), after: documentValue(JSON.parse(is)) },
    ...{ memberTypes, isPage: groupOf(path) === 'pages' },
  }
  const isDictionary = path.startsWith('dictionaries/')
  const told = new Map<string, ImpactSentence>()
  for (const change of diffConfiguration({ [path]: was }, { [path]: is })) {
    // The entry keeps its place; its neighbours have moved around it.
    if (change.kind === 'moved' && change.before === change.after) continue
    const impact = isDictionary && change.kind === 'removed' ? 'data' : 'look'
    for (const sentence of sentencesOf(change, wording)) told.set(sentence, { sentence, impact })
  }
  return [...told.values()]
}

/** Sentences of one change; a fee is described by its years, of which one change may concern several. */
function sentencesOf(change: Change, wording: Wording): string[] {
  const [type = '', member] = pointerSegments(change.pointer)
  const plain = () => [changeSentence(change, wording)]
  if (change.file !== FEES || type === '') return plain()
  if (member !== undefined && member !== 'fee') return plain()
  if (member === undefined && change.kind !== 'added') return plain()
  const [before, after] = [feeAt(wording.before, type), feeAt(wording.after, type)]
  const sentences = feeSentences(before, after)
  if (!sentences) return plain()
  const place = placeOf([type, 'fee'], wording)
  const fees = sentences.map((sentence) => fill(words.member, { name: place, value: sentence }))
  return member === undefined ? [...plain(), ...fees] : fees
}

function feeAt(list: unknown, type: string): unknown {
  const entry = entryNamed(list, type)?.entry
  return isRecord(entry) ? ownValue(entry, 'fee') : undefined
}

const placeOf = (at: readonly string[], wording: Wording): string =>
  namesAlong(at, { ...wording, schema: documentSchema('fees.schema.json') }).names.join(words.join)
