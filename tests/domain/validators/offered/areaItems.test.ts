import { describe, expect, test } from 'vitest'
import { areaItems } from '#domain/validators/offered/areaItems.ts'

const area = (id: string, name: string, ...children: ReturnType<typeof leaf>[]) => ({
  id,
  name,
  children,
})
const leaf = (id: string, name: string): { id: string; name: string } => ({ id, name })

const areas = [
  area('110000', '北京市', leaf('110100', '市辖区')),
  area('440000', '广东省', leaf('440100', '广州市'), leaf('440300', '深圳市')),
]

const names = (
  province: 'all' | 'ownFirst' | 'ownOnly',
  own: string | undefined,
  depth: 1 | 2 | 3 = 2,
) => areaItems(areas, { kind: 'area', depth, province }, own).map(({ itemName }) => itemName)

describe('areas as options (form language, section 5, proConfig and areaType)', () => {
  test.each([
    ['all in their order', 'all', '440305', ['北京市', '广东省']],
    ['the own province first', 'ownFirst', '440305', ['广东省', '北京市']],
    ['the own province only', 'ownOnly', '440305', ['广东省']],
    ['all for a person of a province the tree lacks', 'ownOnly', '990000', ['北京市', '广东省']],
    ['all for a person without an area', 'ownOnly', undefined, ['北京市', '广东省']],
  ] as const)('%s', (_, province, own, expected) => expect(names(province, own)).toEqual(expected))

  test('the tree ends at the configured depth', () => {
    const [beijing] = areaItems(areas, { kind: 'area', depth: 1, province: 'all' }, undefined)
    expect(beijing?.children).toBeUndefined()
  })

  test('the same tree is not built twice', () => {
    const source = { kind: 'area', depth: 2, province: 'all' } as const
    expect(areaItems(areas, source, undefined)).toBe(areaItems(areas, source, undefined))
  })
})
