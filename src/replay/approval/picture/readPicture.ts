import { existsSync } from 'node:fs'
import { isRecord } from '#domain/json/isRecord.ts'
import { pictureFile } from '../../documents/approvedFolder.ts'
import { parsedJson } from '../../parsedJson.ts'
import { readText } from '../../readText.ts'
import { PICTURE_VERSION, type Picture } from './picture.ts'

/** A stored snapshot, or the reason why it cannot be compared. Line ends may differ as version control changes them. */
export type KeptPicture =
  | { kind: 'none' }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'picture'; picture: Picture; text: string }

/** Reads the approved snapshot of a document. */
export function readPicture(document: string): KeptPicture {
  const file = pictureFile(document)
  if (!existsSync(file)) return { kind: 'none' }
  const text = readText(file).replaceAll('\r\n', '\n')
  const picture = parsedJson(text)
  if (!isRecord(picture)) return { kind: 'unreadable', reason: '画像文件已损坏' }
  if (picture.picture !== PICTURE_VERSION)
    return { kind: 'unreadable', reason: '画像是按另一种格式保存的' }
  return isWhole(picture)
    ? { kind: 'picture', picture: picture as unknown as Picture, text }
    : { kind: 'unreadable', reason: '画像文件已损坏' }
}

/** Written by us and read by us: the parts that are walked through are looked at, no more. */
function isWhole({
  rows,
  sections,
  print,
  diagnostics,
  dictionaries,
}: Record<string, unknown>): boolean {
  const isList = (value: unknown, holds: (entry: unknown) => boolean): boolean =>
    Array.isArray(value) && value.every(holds)
  const isField = (value: unknown): boolean => isRecord(value) && typeof value.key === 'string'
  return (
    isList(rows, (row) => isList(row, isField)) &&
    isList(sections, (section) => isRecord(section) && Array.isArray(section.fields)) &&
    isRecord(print) &&
    isList(print.sections, (section) => isRecord(section) && isList(section.rows, Array.isArray)) &&
    isList(print.opinions, isRecord) &&
    Array.isArray(print.signature) &&
    isList(diagnostics, isRecord) &&
    isRecord(dictionaries)
  )
}
