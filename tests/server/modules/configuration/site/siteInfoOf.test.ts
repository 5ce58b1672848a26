import { expect, test } from 'vitest'
import { siteInfoOf } from '#server/modules/configuration/site/siteInfoOf.ts'

const bannerOf = (file: { url: string; address?: string }[]) => {
  const documents: Record<string, unknown> = {
    'organisation.json': { orgId: 'o', orgName: '学会', moName: '学会' },
    'site.json': { webInfo: {}, banner: [{ title: '大会', file }] },
    'modules.json': [],
  }
  return siteInfoOf({ get: (name: string) => documents[name] } as never).banner[0]
}

test.each([
  ['two files: one for each device', ['pc.png', 'mobile.png'], ['pc.png', 'mobile.png']],
  ['a single file serves both devices', ['both.png'], ['both.png', 'both.png']],
  ['no file is no picture', [], []],
])('a banner with %s', (_case, given, shown) => {
  expect(bannerOf(given.map((url) => ({ url })))?.file).toEqual(shown.map((url) => ({ url })))
})
