import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import { isDateFormat } from '#domain/time/dateFormat.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { createFontSet, type FontSet } from '../drawing/fonts.ts'
import type { FontWeight } from '../drawing/fontWeights.ts'
import {
  CERTIFICATE_HOLES,
  type CertificateKind,
  fixedText,
  holesIn,
} from './certificateTemplate.ts'
import { checkBackground } from './checkBackground.ts'
import { configFinding } from './configFinding.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'

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
      ...checkPlace(get(field, 'x'), width, '横向'),
      ...checkPlace(get(field, 'y'), height, '纵向'),
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
      configFinding(place, {
        code: 'certificate-hole',
        message: `证书上没有“${hole}”这一项，可以写的有：${allowedHoles.join('、')}`,
        hint: suggest(hole, allowedHoles),
      }),
    )
}

/** Checks the fixed text; values of holes are checked when a certificate is issued. */
function checkCharacters(field: Located, fonts: FontSet): FileFinding[] {
  const place = get(field, 'text')
  if (!place) return []
  const weight = (textOf(get(field, 'font')) ?? 'regular') as FontWeight
  const { missing } = fonts.typeset(fixedText(textOf(place) ?? ''), weight)
  const message = `字体里没有这些字：${missing.join('、')}`
  return missing.length === 0 ? [] : [configFinding(place, { code: 'certificate-glyph', message })]
}

function checkFormat(place: Located | undefined): FileFinding[] {
  if (!place || isDateFormat(textOf(place) ?? '')) return []
  const message = '日期格式只能由 yyyy、MM、dd 和其间的文字组成，如 yyyy年MM月dd日'
  return [configFinding(place, { code: 'certificate-format', message })]
}

function checkPlace(place: Located | undefined, limit: number, direction: string): FileFinding[] {
  if (!place || numberOf(place) <= limit) return []
  const message = `${direction}位置 ${numberOf(place)} 在图片之外，最大是 ${limit}`
  return [configFinding(place, { code: 'certificate-place', message })]
}
