import { expect, test } from 'vitest'
import { mergeChange } from '#server/modules/changes/mergeChange.ts'

const site = (title: string, url: string): Record<string, string> => ({
  'site.json': JSON.stringify({ webInfo: {}, banner: [{ title, file: [{ url }] }] }),
})

test('a banner that two people changed is one banner, and their conflict has its name of before', () => {
  const sides = { base: site('年会', 'a'), mine: site('年会开幕', 'a'), theirs: site('年会', 'b') }
  const merged = mergeChange({ kind: 'merge', ...sides, decided: [] })
  expect(merged.conflicts).toEqual([])
  expect(JSON.parse(merged.documents['site.json'] ?? '')).toMatchObject({
    banner: [{ title: '年会开幕', file: [{ url: 'b' }] }],
  })
  const theirs = site('年会闭幕', 'a')
  const { conflicts } = mergeChange({ kind: 'merge', ...sides, theirs, decided: [] })
  expect(conflicts.map(({ itemName }) => itemName)).toEqual([
    expect.stringMatching(/ › 年会 › 标题$/),
  ])
})
