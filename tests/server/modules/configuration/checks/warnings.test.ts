import { describe, expect, test } from 'vitest'
import type { Located } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { checkBanners } from '#server/modules/configuration/checks/checkBanners.ts'
import { checkDictionaries } from '#server/modules/configuration/checks/checkDictionaries.ts'

const rootOf = (file: string, text: string): Located | undefined =>
  parseLocated({ file, id: file, text }).root

const at = ({ path, line, column }: { path: string; line: number; column: number }) =>
  `${path} ${line}:${column}`

const pc = { url: 'asset:pc.png' }

describe('a banner without a picture for phones, or that leads to no notice, is a warning at its place', () => {
  const found = (file: unknown) =>
    checkBanners(
      rootOf('site.json', JSON.stringify({ banner: [{ title: '年会', file }] })),
      rootOf('notices.json', '[{ "id": "known" }]'),
    )

  test.each([
    ['one file', [pc], ['/banner/0/file 1:33']],
    ['two files', [pc, pc], []],
    ['an address of a notice', [{ ...pc, address: '/notice?id=known' }, pc], []],
    ['another address', [{ ...pc, address: 'https://example.org' }, pc], []],
    [
      'an address of no notice',
      [{ ...pc, address: '/notice?id=gone' }, pc],
      ['/banner/0/file/0/address 1:66'],
    ],
  ])('%s', (_, file, places) => {
    expect(found(file).map(at)).toEqual(places)
    expect(found(file).every(({ severity }) => severity === 'warning')).toBe(true)
  })
})

describe('a code that two entries of one level of a dictionary have is an error at the second', () => {
  const item = (itemCode: string, children: unknown[] = []) => ({
    itemCode,
    itemName: '名',
    children,
  })
  const found = (items: unknown) => {
    const file = 'dictionaries/ORG_TRACK.json'
    const roots = new Map([
      [file, rootOf(file, JSON.stringify(items))],
      ['notices.json', rootOf('notices.json', JSON.stringify([item('1'), item('1')]))],
    ])
    return checkDictionaries(roots)
  }

  test.each([
    ['codes of their own', [item('1'), item('2')], []],
    ['twice on one level', [item('1'), item('2'), item('1')], ['/2/itemCode']],
    ['once on each of two levels', [item('1', [item('1')])], []],
    ['twice below', [item('1', [item('2'), item('2')])], ['/0/children/1/itemCode']],
    ['the name of something inherited', [item('constructor'), item('toString')], []],
  ])('%s', (_, items, paths) => {
    expect(found(items).map(({ path }) => path)).toEqual(paths)
    expect(found(items).every(({ severity }) => severity === 'error')).toBe(true)
  })
})
