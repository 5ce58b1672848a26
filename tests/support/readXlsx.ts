import { crc32, inflateRawSync } from 'node:zlib'

type CellValue = string | number | null

const DIRECTORY_END = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50

/** The files of a ZIP archive by name, as its directory lists them; throws where a sum or a size is wrong. */
export function unzipped(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(uint32(DIRECTORY_END))
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error(`no entry at ${at}`)
    const [nameLength, extra, comment] = [28, 30, 32].map((place) =>
      archive.readUInt16LE(at + place),
    ) as [number, number, number]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, content(archive, at, name).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}

function content(archive: Buffer, entry: number, name: string): Buffer {
  const [crc, packed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(entry + place))
  const local = archive.readUInt32LE(entry + 42)
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const bytes = inflateRawSync(archive.subarray(start, start + (packed ?? 0)))
  if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is damaged`)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** The cells of one of a workbook's sheets, row by row; null where there is none. */
export function readXlsx(archive: Buffer, number = 1): CellValue[][] {
  const sheet = unzipped(archive).get(`xl/worksheets/sheet${number}.xml`) ?? ''
  const rows = [...sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)]
  const width = Math.max(
    0,
    ...[...sheet.matchAll(/<col min="(\d+)"/g)].map((hit) => Number(hit[1])),
  )
  return rows.map(([, , cells = '']) => {
    const row: CellValue[] = Array(width).fill(null)
    for (const [, column = '', attributes = '', inside = ''] of cells.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs,
    ))
      row[indexOf(column)] = attributes.includes('t="inlineStr"')
        ? textOf(inside)
        : Number(/<v>(.*)<\/v>/.exec(inside)?.[1])
    return row
  })
}

const indexOf = (column: string): number =>
  [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const MARKUP: Record<string, string> = { lt: '<', gt: '>', amp: '&', '#13': '\r' }

/** As a spreadsheet reads it: references first, then the characters written by their code. */
const textOf = (inside: string): string =>
  (/<t[^>]*>(.*)<\/t>/s.exec(inside)?.[1] ?? '')
    .replace(/&(lt|gt|amp|#13);/g, (_, name: string) => MARKUP[name] ?? '')
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
