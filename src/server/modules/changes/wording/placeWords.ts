import { documentValue } from '#domain/json/documentValue.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { schemaFileOf } from '#server/modules/configuration/documents/documentSchemas.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { documentNamer, groupOf, memberTypeNames } from './documentTitle.ts'
import { namesAlong } from './namesAlong.ts'
import { tellablePart } from './pageNames.ts'
import { documentSchema, type PlacedSchema } from './schemaAt.ts'

/** A place in a document: by the names of its members and entries, or as a finding's pointer counts them. */
export interface DocumentPlace {
  path: string
  at: readonly string[]
  isCounted?: boolean
  /** The document's text, and another state of it that may have what this one lacks. */
  text: string
  otherText?: string
}

/** Name of a place as staff read it, and the schema there. */
export interface NamedPlace {
  words: string
  schema: PlacedSchema | undefined
}

/** `公告 › 年会通知 › 标题`: name of a place in a document as staff read it. */
export const placeWords = (place: DocumentPlace, documents: ConfigurationDocuments): string =>
  namedPlace(place, documents).words

export function namedPlace(
  { path, at, isCounted = false, text, otherText = text }: DocumentPlace,
  documents: ConfigurationDocuments,
): NamedPlace {
  const { title } = documentNamer(documents)(path)
  const [value, other] = [parsed(text), parsed(otherText)]
  const inList = at[0] === 'items' && Array.isArray(value ?? other) ? at.slice(1) : at
  const isPage = groupOf(path) === 'pages'
  const { names, schema } = namesAlong(isPage ? tellablePart(inList).at : inList, {
    ...{ before: other, after: value, schema: documentSchema(schemaFileOf(path)) },
    ...{ memberTypes: memberTypeNames(documents), isPage, isCounted },
  })
  return { words: [title, ...names].join(words.join), schema }
}

function parsed(text: string): unknown {
  try {
    return documentValue(JSON.parse(text))
  } catch {
    return undefined
  }
}
