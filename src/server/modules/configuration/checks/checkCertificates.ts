import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import { isDateFormat } from '#domain/time/dateFormat.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { createFontSet, type FontSet } from '#server/modules/files/drawing/fonts.ts'
import type { FontWeight } from '#server/modules/files/drawing/fontWeights.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import {
  CERTIFICATE_HOLES,
  type CertificateKind,
  fixedText,
  holesIn,
} from '../society/certificateTemplate.ts'
import { checkBackground } from './checkBackground.ts'
import { configFinding } from './configFinding.ts'

const FILE = 'certificates.json'

/**
 * Checks what the JSON Schema cannot: that a template's holes, characters, positions and background can be rendered.
 */
export function checkCertificates(
  documents: ConfigurationDocuments,
  fonts: FontSet = createFontSet(),
): FileFinding[] {
  const text = documents[FILE]
  const root = text === undefined ? undefined : parseLocated({ file: FILE, id: FILE, text }).root
  return Object.keys(CERTIFICATE_HOLES).flatMap((kind) => {
    const template = root && get(root, kind)
    return template ? checkTemplate(template, kind as CertificateKind, documents, fonts) : []
  })
}

function checkTemplate(
  template: Located,
  kind: CertificateKind,
  documents: ConfigurationDocuments,
  fonts: FontSet,
): FileFinding[] {
  const [width = 0, height = 0] = (get(template, 'size')?.items ?? []).map(numberOf)
  return [
    ...checkBackground(get(template, 'background'), documents),
    ...checkFormat(get(template, 'dateFormat')),
    ...(get(template, 'fields')?.items ?? []).flatMap((field) => [
      ...checkHoles(field, kind),
      ...checkCharacters(field, fonts),
      ...checkFormat(get(field, 'dateFormat')),
      ...checkPlace(get(field, 'x'), width, 'certificate-place/x'),
      ...checkPlace(get(field, 'y'), height, 'certificate-place/y'),
    ]),
  ]
}

const numberOf = (place: Located | undefined): number => Number(place?.value ?? 0)

/** Checks the texts of a field for unknown holes. */
function checkHoles(field: Located, kind: CertificateKind): FileFinding[] {
  const allowedHoles: readonly string[] = CERTIFICATE_HOLES[kind]
  const named = ['text', 'qr', 'when'].flatMap((key) => {
    const place = get(field, key)
    const text = textOf(place) ?? ''
    const holes = key === 'when' && text !== '' ? [text] : holesIn(text)
    return place ? holes.map((hole) => ({ place, hole })) : []
  })
  return named
    .filter(({ hole }) => !allowedHoles.includes(hole))
    .map(({ place, hole }) =>
      configFinding(
        place,
        'certificate-hole',
        { hole, holes: allowedHoles.join('、') },
        suggest(hole, allowedHoles),
      ),
    )
}

/** Checks the fixed text; values of holes are checked when a certificate is issued. */
function checkCharacters(field: Located, fonts: FontSet): FileFinding[] {
  const place = get(field, 'text')
  if (!place) return []
  const weight = (textOf(get(field, 'font')) ?? 'regular') as FontWeight
  const { missing } = fonts.typeset(fixedText(textOf(place) ?? ''), weight)
  if (missing.length === 0) return []
  return [configFinding(place, 'certificate-glyph', { characters: missing.join('、') })]
}

function checkFormat(place: Located | undefined): FileFinding[] {
  if (!place || isDateFormat(textOf(place) ?? '')) return []
  return [configFinding(place, 'certificate-format')]
}

function checkPlace(
  place: Located | undefined,
  limit: number,
  name: 'certificate-place/x' | 'certificate-place/y',
): FileFinding[] {
  if (!place || numberOf(place) <= limit) return []
  return [configFinding(place, name, { place: numberOf(place), limit })]
}
