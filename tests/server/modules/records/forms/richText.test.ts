import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { checkSubmission } from '#server/modules/records/forms/checkSubmission.ts'
import { filesOf } from '#server/modules/records/forms/filesOf.ts'
import { createFormValidator } from '#server/modules/records/forms/formValidator.ts'

const definition = [
  [{ type: 'editor', value: 'intro', label: '简介', required: true }],
  [
    {
      type: 'table',
      value: 'works',
      label: '成果',
      items: [{ type: 'editor', value: 'note', label: '说明' }],
    },
  ],
]

const shared = { dictionaries: {}, areas: [] }
type Shared = Parameters<typeof checkSubmission>[0]['shared']

const submit = (values: object) =>
  checkSubmission(
    { shared: shared as unknown as Shared, forms: createFormValidator(shared) },
    { dictionaries: {} },
    {
      definition: JSON.stringify(definition),
      text: JSON.stringify(values),
      ask: async () => true,
      now: new Date('2026-11-21'),
      subject: {},
    },
  )

describe('a request that skips the browser stores no script', () => {
  test('in a field and in a row of a table', async () => {
    const evil = '<p onclick="x()">甲<script>alert(1)</script></p>'
    const { values } = await submit({ intro: evil, works: [{ note: evil }] })
    expect(values).toEqual({ intro: '<p>甲</p>', works: [{ note: '<p>甲</p>' }] })
  })

  test('text of nothing but a script is no text', async () => {
    await expect(submit({ intro: '<script>alert(1)</script>' })).rejects.toMatchObject({
      data: { errors: { intro: '请输入简介' } },
    })
  })
})

describe('files in rich text are files of the record', () => {
  const { fields } = convertFormInfo(definition, { dictionaries: {} })
  const found = (intro: string) =>
    filesOf({ fields } as Parameters<typeof filesOf>[0], { intro }).map(({ name, url }) => [
      name,
      url,
    ])

  test.each([
    ['<p><img src="/s/a.png" alt="甲.png"></p>', [['甲.png', '/s/a.png']]],
    ['<p><audio src="/s/a.mp3" controls></audio></p>', [['图文附件', '/s/a.mp3']]],
    ['<video><source src="/s/a.mp4"></video>', [['图文附件', '/s/a.mp4']]],
    ['<a href="/s/a.pdf" download="甲.pdf">甲</a>', [['甲.pdf', '/s/a.pdf']]],
    ['<a href="https://example.com">甲</a>', []],
    ['<img src="/assets/demo/1/logo.svg">', []],
  ])('%s', (html, files) => expect(found(html)).toEqual(files))

  test('in rows of a table too', () => {
    const works = [{ note: '<img src="/s/a.png">' }]
    expect(filesOf({ fields } as Parameters<typeof filesOf>[0], { works })).toHaveLength(1)
  })
})
