import { existsSync } from 'node:fs'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { snapshotFile } from '../../documents/approvedFolder.ts'
import { readText } from '../../readText.ts'
import { SNAPSHOT_VERSION, type Snapshot } from './snapshot.ts'

/** A stored snapshot, or the reason why it cannot be compared. Line ends may differ as version control changes them. */
export type ApprovedSnapshot =
  | { kind: 'none' }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'snapshot'; snapshot: Snapshot; text: string }

/** Reads the approved snapshot of a document. */
export function readSnapshot(document: string): ApprovedSnapshot {
  const file = snapshotFile(document)
  if (!existsSync(file)) return { kind: 'none' }
  const text = readText(file).replaceAll('\r\n', '\n')
  const snapshot = parsedJson(text)
  if (!isRecord(snapshot)) return { kind: 'unreadable', reason: '画像文件已损坏' }
  if (snapshot.picture !== SNAPSHOT_VERSION)
    return { kind: 'unreadable', reason: '画像是按另一种格式保存的' }
  return isWhole(snapshot)
    ? { kind: 'snapshot', snapshot: snapshot as unknown as Snapshot, text }
    : { kind: 'unreadable', reason: '画像文件已损坏' }
}

/**
 * Checks the parts of a snapshot that comparisons walk through, and no more: snapshots are written by this program
 * only.
 */
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
