import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { beginsAs, PICTURE_HEAD_BYTES, pictureKindOf } from '#domain/file/pictureContent.ts'
import { type Located, textOf } from '#lint/document/located.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { configFinding, type FindingName } from './configFinding.ts'

const SCHEME = 'asset:'
/** Formats the renderer reads and common tools write. */
const KINDS: readonly (string | undefined)[] = ['png', 'jpg']

/**
 * A background must look the same on every machine: PNG, JPEG, or SVG without text (which would use local fonts). That
 * the file exists is checked with all other `asset:` names.
 */
export function checkBackground(
  place: Located | undefined,
  documents: ConfigurationDocuments,
): FileFinding[] {
  const name = textOf(place)?.slice(SCHEME.length) ?? ''
  const content = ownValue(documents, `assets/${name}`)
  const fault = content === undefined ? undefined : faultOf(name, Buffer.from(content, 'base64'))
  return place && fault ? [configFinding(place, fault)] : []
}

function faultOf(name: string, content: Buffer): FindingName | undefined {
  if (name.endsWith('.svg'))
    return /<(?:\w+:)?text[\s>]/.test(content.toString('utf8'))
      ? 'certificate-picture/text'
      : undefined
  const kind = pictureKindOf(name.split('.').at(-1) ?? '')
  const isKnownKind = kind !== undefined && KINDS.includes(kind)
  return isKnownKind && beginsAs(kind, content.subarray(0, PICTURE_HEAD_BYTES))
    ? undefined
    : 'certificate-picture/format'
}
