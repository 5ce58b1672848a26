import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import type { CertificateKind } from '#server/modules/configuration/society/certificateTemplate.ts'
import { drawSheet } from '#server/modules/files/drawing/drawSheet.ts'
import { createFontSet, typeset } from '#server/modules/files/drawing/fonts.ts'
import { FONT_WEIGHTS } from '#server/modules/files/drawing/fontWeights.ts'
import type { Sheet, TextItem } from '#server/modules/files/drawing/sheet.ts'
import { APPOINTMENT, MEMBERSHIP } from './samples.ts'
import { pixelsOf, sheetOf } from './support.ts'

const fonts = createFontSet()
const PAPER = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#fff"/></svg>',
)

const GOLDEN = join(import.meta.dirname, 'golden')
const GOLDEN_WIDTH = 500

describe('the societies’ certificates look as approved', () => {
  const cases: [string, CertificateKind, Record<string, string>][] = [
    ['demo', 'member', { ...MEMBERSHIP, org: '华夏数据科学学会', name: '陈𬭎' }],
    ['mech', 'member', { ...MEMBERSHIP, org: '长风机械工程学会' }],
    [
      'med',
      'member',
      { ...MEMBERSHIP, org: '九州全科医学会', name: '苍岫市第一人民医院附属社区卫生服务中心' },
    ],
    ['demo', 'org', { ...APPOINTMENT, org: '华夏数据科学学会', name: '王䶮' }],
  ]
  test.each(cases)('%s: %s', async (code, kind, values) => {
    const drawn = await pixelsOf(await drawSheet(sheetOf(code, kind, values)), GOLDEN_WIDTH)
    const file = join(GOLDEN, `${code}-${kind}.png`)
    if (process.env.APPROVE === '1' || !existsSync(file)) {
      if (process.env.APPROVE !== '1')
        throw new Error(`${file} is missing: approve it with APPROVE=1`)
      const canvas = createCanvas(drawn.width, drawn.height)
      canvas.getContext('2d').putImageData(drawn, 0, 0)
      mkdirSync(GOLDEN, { recursive: true })
      writeFileSync(file, canvas.toBuffer('image/png'))
    }
    const approved = await pixelsOf(readFileSync(file))
    expect(differenceOf(drawn.data, approved.data)).toBeLessThan(0.004)
  })
})

/** Share of colour values that differ by more than anti-aliasing does. */
function differenceOf(left: Uint8ClampedArray, right: Uint8ClampedArray): number {
  if (left.length !== right.length) return 1
  let far = 0
  for (let at = 0; at < left.length; at++)
    if (Math.abs((left[at] ?? 0) - (right[at] ?? 0)) > 40) far++
  return far / left.length
}

const glyph = (text: string, weight: (typeof FONT_WEIGHTS)[number]): TextItem => ({
  kind: 'text',
  runs: fonts.typeset(text, weight).runs,
  x: 10,
  y: 80,
  size: 80,
  align: 'left',
  color: '#000000',
  spacing: 0,
})
const sheetWith = (...items: TextItem[]): Sheet => ({
  width: 900,
  height: 110,
  background: PAPER,
  items,
})

/** How much ink is on a sheet, and which. */
async function inkOf(sheet: Sheet) {
  const { data, width } = await pixelsOf(await drawSheet(sheet))
  let ink = 0
  let right = 0
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 255) < 128) {
      ink++
      right = Math.max(right, (at / 4) % width)
    }
  return { ink, right, hash: createHash('sha256').update(data).digest('hex') }
}

describe('rare characters have glyphs of their own in every weight', () => {
  test.each(FONT_WEIGHTS)('%s', async (weight) => {
    const chars = [...'䶮𬭎㐂〇㛃·龘']
    const notdef = await inkOf(
      sheetWith({ ...glyph('田', weight), runs: [{ text: '\u{10FFFD}', font: fontFile(weight) }] }),
    )
    const drawn = await Promise.all(chars.map((char) => inkOf(sheetWith(glyph(char, weight)))))
    expect(drawn.every(({ ink }) => ink > 50)).toBe(true)
    expect(new Set([notdef.hash, ...drawn.map(({ hash }) => hash)]).size).toBe(chars.length + 1)
  })
})

const fontFile = (weight: (typeof FONT_WEIGHTS)[number]): string =>
  fonts.typeset('田', weight).runs[0]?.font ?? ''

test('a machine without fonts draws the very same picture', async () => {
  const script = join(import.meta.dirname, 'drawAlone.ts')
  const hashIn = (env: Record<string, string>) =>
    execFileSync(process.execPath, ['--import', 'tsx', script], {
      env: { PATH: process.env.PATH ?? '', ...env },
      encoding: 'utf8',
    })
  const bare = {
    FONTCONFIG_FILE: '/nonexistent',
    FONTCONFIG_PATH: '/nonexistent',
    HOME: '/nonexistent',
  }
  expect(hashIn(bare)).toBe(hashIn({}))
})

test('a long name is drawn smaller, and stays inside its width', async () => {
  const name = '阿卜杜热合曼·吐尔逊尼亚孜·阿卜杜热合曼'
  const free = await inkOf(sheetWith({ ...glyph(name, 'semibold'), size: 40 }))
  const held = await inkOf(sheetWith({ ...glyph(name, 'semibold'), size: 40, maxWidth: 300 }))
  expect(free.right).toBeGreaterThan(700)
  expect(held.right).toBeLessThanOrEqual(310)
  expect(held.ink).toBeGreaterThan(500)
})

test('a text is split where the font changes; characters nobody has are named once', () => {
  const fontOf = (codePoint: number) =>
    codePoint < 0x20000 ? 'a' : codePoint === 0x20bb7 ? 'b' : undefined
  expect(typeset('田𠮷田中', fontOf)).toEqual({
    runs: [
      { text: '田', font: 'a' },
      { text: '𠮷', font: 'b' },
      { text: '田中', font: 'a' },
    ],
    missing: [],
  })
  expect(typeset('𪚥王𪚥', fontOf).missing).toEqual(['𪚥'])
})

test('an operator’s font is asked for what the bundled one lacks, and never before it', () => {
  const added = createFontSet([fontFile('black')])
  expect(added.typeset('田', 'regular').runs).toEqual(fonts.typeset('田', 'regular').runs)
  expect(added.typeset('𠮷', 'regular').missing).toEqual(['𠮷'])
  expect(() => createFontSet([import.meta.filename]).typeset('𠮷', 'regular')).toThrow()
})
