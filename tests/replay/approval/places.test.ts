import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { approve } from '#replay/modes/approve.ts'
import { play } from '#replay/modes/play.ts'
import { prove } from '#replay/modes/prove.ts'
import { formFolder, textBox, writeFiles } from './support/formFolder.ts'

const form = (label: string) => [[textBox('a', '“甲”\t\\')], [textBox('b', label)]]

/** The forms a file may hold its formInfo in. */
const FILES = {
  'a part of the JSON': (label: string) => JSON.stringify({ formInfo: form(label) }, null, 1),
  'JSON text within the JSON': (label: string) =>
    JSON.stringify({ printInfo: {}, formInfo: JSON.stringify(form(label)) }, null, 1),
  'JSON text of several lines': (label: string) =>
    JSON.stringify({ formInfo: JSON.stringify(form(label), null, 2) }),
  'JSON text with escapes': (label: string) =>
    `{"formInfo":\n${JSON.stringify(JSON.stringify(form(label))).replaceAll(/[一-龥“”]/g, escaped)}}`,
  "a server's answer": (label: string) =>
    JSON.stringify({ code: '00000', msg: '', data: { formInfo: JSON.stringify(form(label)) } }),
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16)}`

/** The last field has a type that does not exist. */
const ofNoType = (text: string) =>
  text.slice(0, text.lastIndexOf('textBox')) +
  text.slice(text.lastIndexOf('textBox')).replace('textBox', 'NOTYPE')

/** What stands in a text at `line:column`, both from 1. */
const standsAt = (text: string, [line, column]: [number, number]) =>
  (text.split('\n')[line - 1] ?? '').slice(column - 1)

const placeIn = (report: string): [number, number] => {
  const [, line, column] = /form\.json:(\d+):(\d+)/.exec(report) ?? []
  return [Number(line), Number(column)]
}

describe.each(Object.entries(FILES))('where something stands in %s', (_, file) => {
  test('a changed attribute', async () => {
    const folder = formFolder({ 'form.json': file('BEFORE') })
    await approve([folder], { json: false })
    writeFiles(folder, { 'form.json': file('AFTER') })
    const { text } = await play([folder], { json: false })
    const written = readFileSync(join(folder, 'form.json'), 'utf8')
    expect(standsAt(written, placeIn(text))).toMatch(/^\\?"AFTER/)
  })

  test('a diagnostic that came', async () => {
    const folder = formFolder({ 'form.json': file('BEFORE') })
    await approve([folder], { json: false })
    const broken = ofNoType(file('b'))
    writeFiles(folder, { 'form.json': broken })
    const { text } = await play([folder], { json: false })
    const line = text.split('\n').find((each) => each.includes('不支持字段类型')) ?? ''
    expect(standsAt(broken, placeIn(line))).toMatch(/^\\?"NOTYPE/)
  })

  test('a finding of --prove', async () => {
    const written = ofNoType(file('b'))
    const folder = formFolder({ 'form.json': written })
    const { text } = await prove()([folder], { json: false })
    expect(standsAt(written, placeIn(text))).toMatch(/^\\?"NOTYPE/)
  })
})

test('text within the JSON that is no JSON itself is told where it breaks', async () => {
  const folder = formFolder({ 'form.json': { formInfo: '[]' } })
  await approve([folder], { json: false })
  const broken = JSON.stringify({ formInfo: '[[{"type":"textBox"},\n HERE]]' })
  writeFiles(folder, { 'form.json': broken })
  const { text } = await play([folder], { json: false })
  expect(standsAt(broken, placeIn(text))).toMatch(/^HERE/)
})
