import { describe, expect, test } from 'vitest'
import { sliceOf } from '#server/modules/files/exports/rowsRead.ts'
import type { Cell, SheetFormat, Slice } from '#server/modules/files/exports/sheet.ts'
import { writeSheet } from '#server/modules/files/exports/writeSheet.ts'
import { xlsxSheetOf } from '#server/modules/files/exports/xlsxSheet.ts'
import { readXlsx, unzipped } from '../../../../support/readXlsx.ts'

async function written(format: SheetFormat, titles: string[], rows: Cell[][]): Promise<Buffer> {
  const columns = titles.map((title) => ({ title, width: 12, numberFormat: '0.00' }))
  const slices = [rows.slice(0, 2), rows.slice(2)].map(sliceOf)
  const chunks: Uint8Array[] = []
  for await (const chunk of writeSheet({ title: '缴费记录', format, columns }, each(slices)))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* each(slices: readonly Slice[]) {
  yield* slices
}

const sheetOf = (files: Map<string, string>) => files.get('xl/worksheets/sheet1.xml') ?? ''

describe('a workbook', () => {
  test.each([
    ['顾闻溪'],
    ['甲,乙"丙"'],
    ['<b>&amp;</b>'],
    ['  blanks at both ends  '],
    ['two\r\nlines'],
    ['𠮷〇'],
    ['_x003D_1+1'],
    ['__x003d__'],
    ['_x003D'],
    ['constructor'],
    ['__proto__'],
  ])('gives the text %j back as it was', async (text) => {
    expect(readXlsx(await written('xlsx', ['文字'], [[text]]))).toEqual([['文字'], [text]])
  })

  test('leaves out what no XML may hold', async () => {
    const [, row] = readXlsx(await written('xlsx', ['文字'], [['a\u0000\u000B\uFFFE\uD800b']]))
    expect(row).toEqual(['ab'])
  })

  test('holds numbers as numbers, and no formula', async () => {
    const file = await written(
      'xlsx',
      ['金额', '备注'],
      [
        [200, '=1+1'],
        [0.1, ''],
      ],
    )
    expect(readXlsx(file)).toEqual([
      ['金额', '备注'],
      [200, "'=1+1"],
      [0.1, null],
    ])
    expect(sheetOf(unzipped(file))).not.toContain('<f>')
  })

  test('names its sheet', async () => {
    const files = unzipped(await written('xlsx', ['文字'], []))
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="缴费记录"')
  })

  test('shows money with its cents', async () => {
    const files = unzipped(await written('xlsx', ['金额'], [[200]]))
    const [, style] = /<c r="A2" s="(\d+)"><v>200<\/v>/.exec(sheetOf(files)) ?? []
    const styles = files.get('xl/styles.xml') ?? ''
    const [, id] = /<numFmt numFmtId="(\d+)" formatCode="0.00"/.exec(styles) ?? []
    const formats = /<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0].match(/<xf .*?>/g) ?? []
    expect(formats[Number(style)]).toContain(`numFmtId="${id}"`)
  })

  test('goes on on further sheets, each with the titles, where one is full', async () => {
    async function* rows() {
      yield ['甲', '乙', '丙', '丁', '戊'].map((name) => [name])
    }
    const head = { title: '缴费记录', columns: [{ title: '姓名', width: 12 }] }
    const chunks: Uint8Array[] = []
    for await (const chunk of xlsxSheetOf(3)(head, rows())) chunks.push(chunk)
    const file = Buffer.concat(chunks)
    expect([1, 2, 3].map((number) => readXlsx(file, number).flat())).toEqual([
      ['姓名', '甲', '乙'],
      ['姓名', '丙', '丁'],
      ['姓名', '戊'],
    ])
    expect(unzipped(file).get('xl/workbook.xml')).toContain('name="缴费记录_2"')
  })

  test('keeps its titles in sight', async () => {
    const files = unzipped(await written('xlsx', ['文字'], []))
    expect(sheetOf(files)).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen"')
  })
})

describe.each([0, 1, 2, 3, 5000])('%i rows', (count) => {
  const rows = Array.from({ length: count }, (_, index) => [`会员${index}`, index / 100])

  test('are all in a workbook, in their order', async () => {
    expect(readXlsx(await written('xlsx', ['姓名', '金额'], rows))).toEqual([
      ['姓名', '金额'],
      ...rows,
    ])
  })

  test('are all in a CSV file, in their order, after one mark', async () => {
    const lines = ['\uFEFF姓名,金额', ...rows.map((row) => row.join(',')), '']
    expect((await written('csv', ['姓名', '金额'], rows)).toString('utf8')).toBe(lines.join('\r\n'))
  })
})
