import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { mergeDocuments } from '#domain/merge/mergeDocuments.ts'
import { mergeValues } from '#domain/merge/mergeValues.ts'
import { writeChanges } from '#domain/merge/writeChanges.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'

const FORM = readFileSync('fixtures/organisations/demo/formConfig/0301-101-10101.json', 'utf8')
const RUNS = { numRuns: 3000 }

const field = (value: string, label: string, more: object = {}) => ({ value, label, ...more })
const form = (...fields: object[]) => fields.map((one) => [one])
const [name, sex, unit] = [field('name', '姓名'), field('sex', '性别'), field('unit', '单位')]

const CASES: [
  what: string,
  mine: unknown,
  theirs: unknown,
  merged: unknown,
  conflicts: string[],
][] = [
  [
    'neighbours renamed by two people',
    form(field('name', '真实姓名'), sex, unit),
    form(name, field('sex', '男女'), unit),
    form(field('name', '真实姓名'), field('sex', '男女'), unit),
    [],
  ],
  [
    'both append a field',
    form(name, sex, unit, field('a', '甲')),
    form(name, sex, unit, field('b', '乙')),
    form(name, sex, unit, field('a', '甲'), field('b', '乙')),
    [],
  ],
  [
    'one moves a field, the other renames it',
    form(unit, name, sex),
    form(name, sex, field('unit', '工作单位')),
    form(field('unit', '工作单位'), name, sex),
    [],
  ],
  [
    'different attributes of one field',
    form(field('name', '姓名', { required: true }), sex, unit),
    form(field('name', '真实姓名'), sex, unit),
    form(field('name', '真实姓名', { required: true }), sex, unit),
    [],
  ],
  [
    'the same attribute of one field',
    form(field('name', '真实姓名'), sex, unit),
    form(field('name', '名字'), sex, unit),
    form(field('name', '真实姓名'), sex, unit),
    ['/name/value/label'],
  ],
  [
    'one removes the field that the other renames',
    form(sex, unit),
    form(field('name', '名字'), sex, unit),
    form(sex, unit),
    ['/name'],
  ],
]

/** Rows are named by their field, and in a row the field by its key. */
const spot = (pointer: string) => pointer.replace('/name/name', '/name/value')

describe('everyday changes of two people', () => {
  test.each(CASES)('%s', (_what, mine, theirs, merged, conflicts) => {
    const result = mergeValues({ base: form(name, sex, unit), mine, theirs })
    expect(result.value).toEqual(merged)
    expect(result.conflicts.map(({ pointer }) => spot(pointer))).toEqual(conflicts)
  })
})

/** Entries that nothing but their content and place tells apart, such as banners. */
const banner = (title: string, url = 'a') => ({ title, url })
const [one, two] = [banner('一'), banner('二')]

const WITHOUT_KEYS: [string, object[], object[], object[], string[]][] = [
  [
    'different members of one entry',
    [banner('壹'), two],
    [banner('一', 'b'), two],
    [banner('壹', 'b'), two],
    [],
  ],
  ['the same change', [banner('壹'), two], [banner('壹'), two], [banner('壹'), two], []],
  [
    'one member, differently',
    [banner('壹'), two],
    [banner('幺'), two],
    [banner('壹'), two],
    ['title'],
  ],
  ['one goes back to what was before', [banner('壹'), two], [one, two], [banner('壹'), two], []],
  ['one is changed, the other removed', [banner('壹'), two], [one], [banner('壹')], []],
  ['one is removed and changed', [two], [banner('幺'), two], [two], ['']],
  [
    'one is changed, another added',
    [banner('壹'), two],
    [one, two, one],
    [banner('壹'), two, one],
    [],
  ],
]

test.each(WITHOUT_KEYS)('of entries without a key: %s', (_what, mine, theirs, merged, members) => {
  const result = mergeValues({ base: [one, two], mine, theirs })
  expect(result.value).toEqual(merged)
  expect(result.conflicts.map(({ pointer }) => pointer.split('/').slice(2).join())).toEqual(members)
})

test('the same colour of a theme, changed by two people to others, is asked for', () => {
  const result = mergeValues({ base: ['浅', '主'], mine: ['蓝', '主'], theirs: ['绿', '主'] })
  expect(result.conflicts).toHaveLength(1)
  expect(result.value).toEqual(['蓝', '主'])
})

/** Lists of entries with distinct ids, as a society's documents have them. */
const entries = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.constantFrom('甲', '乙', '丙') }),
  { selector: ({ id }) => id, maxLength: 8 },
)
const documents = fc.record(
  { title: fc.constantFrom('一', '二'), count: fc.nat(3), entries },
  { requiredKeys: ['entries'] },
)

describe('laws of the merge', () => {
  const merge = (base: unknown, mine: unknown, theirs: unknown) =>
    mergeValues({ base, mine, theirs })

  test('of two sides one of which changed nothing, the other is taken', () => {
    fc.assert(
      fc.property(documents, documents, (base, changed) => {
        expect(merge(base, base, changed)).toEqual({ value: changed, conflicts: [] })
        expect(merge(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(merge(base, changed, changed)).toEqual({ value: changed, conflicts: [] })
      }),
      RUNS,
    )
  })

  test('no entry is doubled, lost or brought back', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const ids = ({ entries: list }: { entries: { id: string }[] }) => list.map(({ id }) => id)
        const [was, here, there] = [ids(base), ids(mine), ids(theirs)]
        const { value, conflicts } = merge(base, mine, theirs)
        const result = ids(value as typeof base)
        expect(new Set(result).size).toBe(result.length)
        const contested = new Set(conflicts.map(({ pointer }) => pointer.split('/')[2]))
        for (const id of new Set([...was, ...here, ...there])) {
          if (contested.has(id)) continue
          const added = !was.includes(id)
          const isKept = added || (here.includes(id) && there.includes(id))
          expect([id, result.includes(id)]).toEqual([id, isKept])
        }
      }),
      RUNS,
    )
  })

  test('both sides see the same conflicts, each with its own value', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const turned = merge(base, theirs, mine).conflicts.map((one) => ({
          ...one,
          mine: one.theirs,
          theirs: one.mine,
        }))
        const sorted = (list: { pointer: string }[]) =>
          [...list].sort((one, other) => one.pointer.localeCompare(other.pointer))
        expect(sorted(turned)).toEqual(sorted(merge(base, mine, theirs).conflicts))
      }),
      RUNS,
    )
  })

  test('where theirs left the order alone, mine stays', () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat(1000)), (base, weights) => {
        const mine = [...base].map((entry) => ({ entry, weight: weights.next().value ?? 0 }))
        mine.sort((one, other) => one.weight - other.weight)
        const moved = mine.map(({ entry }) => entry)
        const theirs = base.map((entry) => ({ ...entry, text: '丁' }))
        const { value } = merge(base, moved, theirs)
        expect((value as typeof base).map(({ id }) => id)).toEqual(moved.map(({ id }) => id))
      }),
      RUNS,
    )
  })
})

/** Removes, replaces, doubles or moves what the steps lead to. */
function changedAt(document: unknown, [kind = 0, ...steps]: number[]): unknown {
  const copy = structuredClone(document)
  let holder: unknown = copy
  for (const step of steps.slice(0, -1)) {
    const below = Object.values(holder as object).filter((one) => typeof one === 'object' && one)
    if (below.length === 0) break
    holder = below[step % below.length]
  }
  const last = steps.at(-1) ?? 0
  if (Array.isArray(holder)) changeList(holder, kind, last)
  else changeMembers(holder as Record<string, unknown>, kind, last)
  return copy
}

function changeList(list: unknown[], kind: number, at: number): void {
  const [entry] = list.splice(at % (list.length + 1), kind % 3 === 0 ? 0 : 1)
  const fresh = { id: `new${at}`, value: `new${at}`, list: [at] }
  if (kind % 3 === 0) list.splice(at % (list.length + 1), 0, fresh)
  else if (kind % 3 === 1 && entry !== undefined) list.push(entry)
}

function changeMembers(holder: Record<string, unknown>, kind: number, at: number): void {
  const keys = Object.keys(holder)
  const key = keys[at % Math.max(1, keys.length)]
  if (key === undefined || kind % 3 === 0) holder[`new${at}`] = { deep: [at, '新'] }
  else if (kind % 3 === 1) delete holder[key]
  else holder[key] = `改${at}`
}

describe('a merged text', () => {
  test('has the value, whatever changed', () => {
    fc.assert(
      fc.property(documents, documents, fc.constantFrom(0, 2, '\t'), (before, after, indent) => {
        const text = JSON.stringify(before, null, indent)
        expect(isSameJson(JSON.parse(writeChanges(text, before, after)), after)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('has the value in every document of a society, wherever it changed', async () => {
    const folder = await readConfigurationFolder('fixtures/organisations/demo')
    const texts = Object.entries(folder).flatMap(([path, text]) =>
      path.endsWith('.json') ? [text] : [],
    )
    const steps = fc.array(fc.nat(50), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.constantFrom(...texts, ...texts.map((text) => text.replaceAll('\n', '\r\n'))),
        fc.array(steps, { minLength: 1, maxLength: 4 }),
        (text, changes) => {
          const after = changes.reduce(changedAt, JSON.parse(text))
          const written = writeChanges(text, JSON.parse(text), after)
          expect(isSameJson(JSON.parse(written), after)).toBe(true)
          expect(writeChanges(written, after, after)).toBe(written)
        },
      ),
      { numRuns: 1500 },
    )
  })

  test('is theirs but for the lines that mine changed', () => {
    const mine = FORM.replace('"label": "姓名"', '"label": "真实姓名"')
    const theirs = FORM.replace('"label": "性别"', '"label": "男女"')
    expect(mine).not.toBe(FORM)
    const { documents: merged, conflicts } = mergeDocuments({ f: FORM }, { f: mine }, { f: theirs })
    expect(conflicts).toEqual([])
    expect(merged.f).toBe(theirs.replace('"label": "姓名"', '"label": "真实姓名"'))
  })

  test('is byte for byte the one side’s where the other changed nothing', () => {
    const odd = ' {"a":1 ,\r\n"b":[ ]}'
    const merge = (mine: string, theirs: string) =>
      mergeDocuments({ f: odd }, { f: mine }, { f: theirs })
    const changed = odd.replace('1 ', '2  ')
    expect(merge(odd, changed).documents).toEqual({ f: changed })
    expect(merge(changed, odd).documents).toEqual({ f: changed })
  })
})

describe('documents that came and went', () => {
  const SETS: [what: string, mine: object, theirs: object, merged: object, conflicts: string[]][] =
    [
      [
        'each side adds one',
        { a: '1', m: '2' },
        { a: '1', t: '3' },
        { a: '1', m: '2', t: '3' },
        [],
      ],
      ['mine removes one', {}, { a: '1' }, {}, []],
      ['theirs removes one', { a: '1' }, {}, {}, []],
      ['mine removes what theirs changed', {}, { a: '2' }, {}, ['a']],
      ['theirs removes what mine changed', { a: '2' }, {}, { a: '2' }, ['a']],
      ['both add one, alike', { a: '1', n: '2' }, { a: '1', n: '2' }, { a: '1', n: '2' }, []],
      ['a picture that both replace', { a: 'iVBO=' }, { a: '/9j/' }, { a: 'iVBO=' }, ['a']],
    ]
  test.each(SETS)('%s', (_what, mine, theirs, merged, conflicts) => {
    const result = mergeDocuments({ a: '1' }, mine as never, theirs as never)
    expect(result.documents).toEqual(merged)
    expect(result.conflicts.map(({ file }) => file)).toEqual(conflicts)
  })
})
