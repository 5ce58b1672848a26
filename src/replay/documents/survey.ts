import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { foldersOf, jsonFiles, SCENARIO_SUFFIX } from '../jsonFiles.ts'
import { formFileOf } from '../readScenario.ts'
import { readText } from '../readText.ts'
import { documentsWithSnapshot, snapshotFile } from './approvedFolder.ts'
import { type FileKind, fileKind } from './fileKind.ts'

/** The files at a path of the command line. */
export interface Survey {
  path: string
  /** Scenarios to play; a named file of another kind is played too, and its errors are reported. */
  scenarios: string[]
  /** Files with a form in them, scenarios that hold theirs among them. */
  forms: string[]
  /** Files with an approved snapshot that no longer exist. */
  gone: string[]
  /** True when any document here has been approved; only then forms without snapshot are reported. */
  underApproval: boolean
}

/** A path that is not there. */
export class PathError extends Error {}

/**
 * Surveys a file or folder.
 * @throws PathError when there is neither a file nor an approved snapshot of one.
 */
export function survey(path: string): Survey {
  if (existsSync(path)) return statSync(path).isDirectory() ? surveyFolder(path) : surveyFile(path)
  if (!existsSync(snapshotFile(path))) throw new PathError(`没有这个文件或文件夹：${path}`)
  return { path, scenarios: [], forms: [], gone: [path], underApproval: true }
}

const hasSnapshot = (file: string): boolean => existsSync(snapshotFile(file))

/** A file with a snapshot stays a form, whatever its content is now. */
const kindOf = (file: string): FileKind => {
  const kind = fileKind(file, readText(file))
  return kind === 'other' && hasSnapshot(file) ? 'form' : kind
}

/** A scenario that refers to a form elsewhere has none of its own: that file is compared with its snapshot. */
const hasOwnForm = (file: string): boolean => {
  const kind = kindOf(file)
  if (kind !== 'scenario' || hasSnapshot(file)) return kind !== 'other'
  const data = parsedJson(readText(file))
  return !isRecord(data) || formFileOf(data.formInfo, file) === undefined
}

function surveyFile(file: string): Survey {
  const kind = kindOf(file)
  return {
    path: file,
    scenarios: kind === 'form' ? [] : [file],
    forms: hasOwnForm(file) ? [file] : [],
    gone: [],
    underApproval: documentsWithSnapshot(dirname(file)).length > 0,
  }
}

function surveyFolder(folder: string): Survey {
  const files = jsonFiles(folder)
  const withSnapshot = foldersOf(folder).flatMap(documentsWithSnapshot)
  return {
    path: folder,
    scenarios: files.filter((file) => file.endsWith(SCENARIO_SUFFIX)),
    forms: files.filter(hasOwnForm),
    gone: withSnapshot.filter((file) => !existsSync(file)),
    underApproval: withSnapshot.length > 0,
  }
}
