import { ownValue } from '#contract/record.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import type { FormFile } from '../documents/formOfText.ts'
import type { About } from './claims/claim.ts'
import type { ProofPlace } from './proof.ts'

/** Returns a locator for places in the file: the line of an attribute, or of the nearest enclosing element. */
export function placesOf({
  places,
  pointer,
  subject,
}: FormFile): (about: About) => ProofPlace & { key: string } {
  const { origin } = subject.bundle
  return ({ key, column, attributes = [], path }) => {
    const field = jsonPointer('fields', key)
    const nearer = column === undefined ? field : field + jsonPointer('columns', column)
    const outputs = [...attributes.map((name) => nearer + jsonPointer(name)), nearer, field]
    const input = path ?? outputs.flatMap((output) => ownValue(origin, output)?.path ?? [])[0] ?? ''
    const place = places.at(input)
    return { key: column === undefined ? key : `${key}/${column}`, path: pointer + input, ...place }
  }
}
