import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRecord } from '#domain/isRecord.ts'
import { foldersOf, jsonFiles, SCENARIO_SUFFIX } from '../../jsonFiles.ts'
import { parsedJson } from '../../parsedJson.ts'
import { formFileOf } from '../../readScenario.ts'
import { readText } from '../../readText.ts'
import { picturedIn, pictureFile } from './approvedFolder.ts'
import { type FileKind, fileKind } from './fileKind.ts'

/** What a path on the command line holds. */
export interface Survey {
  path: string
  /** Files to play; one that was named and is nothing else is played too, and says what it lacks. */
  scenarios: string[]
  /** Files with a form in them, scenarios that hold theirs among them. */
  forms: string[]
  /** Files that have an approved picture and are there no more. */
  gone: string[]
  /** Whether anything here was ever approved; only then is a form without a picture something to report. */
  underApproval: boolean
}

/** A path that is not there. */
export class PathError extends Error {}

/**
 * Looks through a file or folder.
 * @throws PathError when there is neither a file nor an approved picture of one.
 */
export function survey(path: string): Survey {
  if (existsSync(path)) return statSync(path).isDirectory() ? surveyFolder(path) : surveyFile(path)
  if (!existsSync(pictureFile(path))) throw new PathError(`没有这个文件或文件夹：${path}`)
  return { path, scenarios: [], forms: [], gone: [path], underApproval: true }
}

const isPictured = (file: string): boolean => existsSync(pictureFile(file))

/** What has a picture stays a form, whatever became of it. */
const kindOf = (file: string): FileKind => {
  const kind = fileKind(file, readText(file))
  return kind === 'other' && isPictured(file) ? 'form' : kind
}

/** A scenario that points at a form elsewhere has none of its own: that file is held to its picture. */
const hasOwnForm = (file: string): boolean => {
  const kind = kindOf(file)
  if (kind !== 'scenario' || isPictured(file)) return kind !== 'other'
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
    underApproval: picturedIn(dirname(file)).length > 0,
  }
}

function surveyFolder(folder: string): Survey {
  const files = jsonFiles(folder)
  const pictured = foldersOf(folder).flatMap(picturedIn)
  return {
    path: folder,
    scenarios: files.filter((file) => file.endsWith(SCENARIO_SUFFIX)),
    forms: files.filter(hasOwnForm),
    gone: pictured.filter((file) => !existsSync(file)),
    underApproval: pictured.length > 0,
  }
}
