import { documentValue } from '#domain/json/documentValue.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import { schemaFileOf } from '../../configuration/documentSchemas.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import { documentNamer, memberTypeNames } from './documentTitle.ts'
import { namesAlong } from './namesAlong.ts'
import { documentSchema } from './schemaAt.ts'

/** `公告 › 年会通知 › 标题`: a place in a document's text as staff call it. */
export function placeWords(
  path: string,
  at: readonly string[],
  text: string,
  documents: ConfigurationDocuments,
): string {
  const { title } = documentNamer(documents)(path)
  const value = parsed(text)
  const inList = at[0] === 'items' && Array.isArray(value) ? at.slice(1) : at
  const { names } = namesAlong(inList, {
    ...{ before: value, after: value, schema: documentSchema(schemaFileOf(path)) },
    memberTypes: memberTypeNames(documents),
  })
  return [title, ...names].join(words.join)
}

function parsed(text: string): unknown {
  try {
    return documentValue(JSON.parse(text))
  } catch {
    return undefined
  }
}
